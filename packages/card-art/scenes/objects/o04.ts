import { object } from '../../src/draw/define.ts';

export default object({
  id: 'o04',
  title: 'The Candelabrum',
  description: 'A golden candelabrum burns on a piano before a night window; moths circle the flames.',
  palette: 'violet',
  setting: 'room',
  mood: ['light', 'fire', 'religion', 'gold', 'feast', 'heat', 'prayer'],
  layers: [
    { room: { win: { x: 240, y: 50, w: 260, h: 360 } } },
    { halo: { x: 240, y: 250, r: 320, c: '#ffc24a', o: 0.8 } },
    { shape: 'M-10 556H490V600H-10ZM-10 600H490V740H-10Z', fill: ['#3a2a4a', '#0c0714'] },
    { litCandelabra: { x: 240, y: 566, w: 380 } },
    { shape: 'M-10 640H490V720H-10Z', fill: ['#fffaf0', '#c8b8d8'] },
    {
      shape: 'M40 640V690M80 640V690M160 640V690M200 640V690M240 640V690M320 640V690M360 640V690M440 640V690',
      line: ['#0c0714', 18],
    },
    { moth: { x: 60, y: 120, size: 120, rot: 30 } },
    { moth: { x: 420, y: 330, size: 90, rot: -30 } },
  ],
});
