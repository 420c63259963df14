import { dream } from '../../src/draw/define.ts';

export default dream({
  id: 'd56',
  title: 'The Puppet Court',
  description:
    'A great hand hangs from the curtain and holds the strings of a wooden puppet that swings a gavel over a judge’s bench; scales stand on it and small dark puppets sit below.',
  palette: 'blood',
  setting: 'stage',
  mood: ['judge', 'power', 'trick'],
  layers: [
    'sky',
    { halo: { x: 240, y: 260, r: 320, o: 0.7 } },
    { arm: { from: [380, -160], to: [330, 40], sleeve: '#2a2a3a', cuff: '#ffcf6a', skin: 'fair', open: true, s: 1.5 } },
    { rope: { from: [290, 110], to: [150, 290], sag: -10, w: 2, c: '#ffe2c4' } },
    { rope: { from: [320, 120], to: [210, 240], sag: -6, w: 2, c: '#ffe2c4' } },
    { rope: { from: [350, 120], to: [260, 320], sag: -10, w: 2, c: '#ffe2c4' } },
    { icon: 'gi:puppet', x: 200, y: 350, size: 300, tone: ['#ffe0b0', '#a3302f'] },
    { icon: 'gi:gavel', x: 300, y: 340, size: 120, tone: 'brown' },
    { curtains: { c: '#8a1424', drawn: 0.7 } },
    { shape: 'M60 500H420L440 640H40Z', fill: ['#8a5a33', '#2a140a'] },
    { shape: 'M90 530H200V610H90ZM230 530H390V610H230Z', line: ['#4a2814', 5] },
    { icon: 'no:balance-scale', x: 380, y: 450, size: 150 },
    {
      many: { icon: 'gi:puppet', tone: 'black' },
      at: [
        [90, 690, 110],
        [190, 700, 110],
        [290, 700, 110],
        [390, 690, 110],
      ],
    },
  ],
});
