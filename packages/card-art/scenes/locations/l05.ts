import { location } from '../../src/draw/define.ts';

export default location({
  id: 'l05',
  title: 'The Kitchen',
  description:
    'A great hearth fills the wall; a cauldron hangs over the flames, hams and pans hang from the beam, a loaf and knife wait on the table, a cat by the fire.',
  palette: 'ember',
  setting: 'kitchen',
  mood: ['food', 'hunger', 'fire', 'heat', 'indoor', 'feast', 'home'],
  layers: [
    { bricks: { c: '#8a4a2a', floor: 560, lx: 240, ly: 440 } },
    { shape: 'M70 560V250Q240 140 410 250V560H350V300Q240 220 130 300V560Z', fill: ['#c89a6a', '#3a1a10'] },
    { shape: 'M130 560V300Q240 220 350 300V560Z', fill: ['#2a0c06', '#7a2408'] },
    { halo: { x: 240, y: 470, r: 220, c: '#ff9a2a', o: 0.9 } },
    {
      many: { icon: 'no:fire', emit: true, glow: '#ff8a2a' },
      at: [
        [200, 500, 130],
        [270, 490, 150],
        [240, 520, 110],
      ],
    },
    { rope: { from: [240, 250], to: [240, 380], sag: 0, c: '#2a1a12', w: 6 } },
    { icon: 'gi:cauldron', x: 240, y: 430, size: 170, tone: 'black' },
    { rope: { from: [0, 60], to: [480, 50], sag: 10, w: 10, c: '#5a3416' } },
    {
      many: { icon: 'no:meat-on-bone' },
      at: [
        [60, 120, 110, 30],
        [420, 120, 120, -30],
      ],
    },
    { icon: 'no:garlic', x: 340, y: 110, size: 80 },
    { bench: { x: 240, y: 620, w: 440, h: 110 } },
    { icon: 'no:bread', x: 130, y: 590, size: 130 },
    { icon: 'no:kitchen-knife', x: 250, y: 596, size: 110, rot: 20 },
    { icon: 'no:black-cat', x: 400, y: 560, size: 120, rim: 1 },
  ],
});
