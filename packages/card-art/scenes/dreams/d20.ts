import { dream } from '../../src/draw/define.ts';

export default dream({
  id: 'd20',
  title: 'The Plague Ball',
  description:
    'Down a green corridor a plague doctor in a great beaked mask stretches out a hand to a dancer in pink who hides behind two theatre masks; a goblet has rolled over and a rat looks on.',
  palette: 'absinthe',
  setting: 'corridor',
  mood: ['sickness', 'feast', 'dance', 'fear'],
  layers: [
    { corridor: { c: '#2f8a6a' } },
    { chess: { y: 560, a: '#8fdcae', c: '#06201a' } },
    { dancer: { x: 360, y: 640, h: 300, c: '#e2569b' } },
    { icon: 'no:performing-arts', x: 372, y: 384, size: 90 },
    { icon: 'gi:plague-doctor-profile', x: 140, y: 380, size: 330, tone: ['#fff6e0', '#a8946a'], ink: '#0a1410' },
    { shape: 'M20 740C30 600 70 520 140 500C220 520 250 600 260 740Z', fill: ['#24342c', '#050a08'] },
    { arm: { from: [90, 760], to: [270, 600], sleeve: '#24342c', cuff: '#8fdcae', skin: 'pale', open: true } },
    { icon: 'no:wine-glass', x: 300, y: 680, size: 100, rot: 80 },
    { icon: 'no:rat', x: 420, y: 680, size: 110 },
  ],
});
