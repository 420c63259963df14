import { location } from '../../src/draw/define.ts';

export default location({
  id: 'l18',
  title: 'The Trophy Room',
  description:
    'A moose looks down over a roaring hearth between crossed swords and a wolf’s head; a hound sits before the rug and a golden cup and a clock stand on the mantel.',
  palette: 'moss',
  setting: 'parlour',
  mood: ['hunt', 'animal', 'fire', 'indoor', 'power', 'war'],
  layers: [
    { planks: { c: '#5a4a24', lx: 240, ly: 460, floor: 600 } },
    { icon: 'no:moose', x: 240, y: 160, size: 270 },
    { icon: 'gi:crossed-swords', x: 80, y: 180, size: 150, tone: 'silver' },
    { wolf: { x: 424, y: 190, size: 150, c: '#6a5444', c2: '#b8a080', flip: true } },
    { shape: 'M90 600V340H390V600H340V400H140V600Z', fill: ['#a8a080', '#3a3420'] },
    { shape: 'M70 340H410V310H70Z', fill: ['#8a5a2c', '#3a2410'] },
    { shape: 'M140 600V400H340V600Z', fill: ['#1a0c06', '#5a1c08'] },
    { halo: { x: 240, y: 540, r: 200, c: '#ff9a2a', o: 0.9 } },
    { fire: { x: 240, y: 590, w: 170, h: 170, n: 6 } },
    { shape: 'M160 590L320 580M170 576L310 596', line: ['#2a1408', 16] },
    { icon: 'no:trophy', x: 120, y: 270, size: 90 },
    { icon: 'no:mantelpiece-clock', x: 350, y: 280, size: 80 },
    { shape: 'M40 740Q240 600 440 740Z', fill: ['#a8492a', '#4a1c10'] },
    { dog: { x: 360, y: 620, size: 200 } },
  ],
});
