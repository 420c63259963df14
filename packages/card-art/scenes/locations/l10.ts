import { location } from '../../src/draw/define.ts';

export default location({
  id: 'l10',
  title: 'The Attic',
  description:
    'Dusty light falls through a roof window on to a locked chest, a rocking chair and a framed landscape; a spider hangs from its web and a mouse sits by.',
  palette: 'bone',
  setting: 'attic',
  mood: ['memory', 'secret', 'dust', 'height', 'indoor', 'old', 'spider', 'grey'],
  layers: [
    { planks: { lx: 150, ly: 140 } },
    { shape: 'M-10 -10H490V60L240 -60ZM-10 740V330L-10 0L60 -10ZM490 0V330L420 -10Z', fill: '#0d0d11' },
    { shape: 'M90 90L210 60L220 200L100 220Z', fill: ['#fff8e6', '#a8b8c8'] },
    { shape: 'M90 90L210 60L220 200L100 220ZM150 75L160 210M95 155L215 130', line: ['#26262f', 8] },
    { beam: { x: 155, y: 140, to: [320, 700], w: 150, w0: 50, o: 0.55 } },
    { icon: 'gi:spider-web', x: 410, y: 80, size: 240, tone: 'silver', back: false },
    { icon: 'no:spider', x: 400, y: 210, size: 80 },
    { rope: { from: [400, 100], to: [400, 180], sag: 0, w: 2, c: '#c4bfb6' } },
    { rockingChair: { x: 350, y: 470, size: 260 } },
    { icon: 'no:framed-picture', x: 90, y: 470, size: 170, rot: -8, sat: 0.4 },
    { icon: 'gi:locked-chest', x: 210, y: 600, size: 220, tone: ['#d8a870', '#4a2c14'] },
    { icon: 'no:mouse', x: 400, y: 660, size: 90 },
  ],
});
