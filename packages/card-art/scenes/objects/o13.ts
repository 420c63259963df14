import { object } from '../../src/draw/define.ts';

export default object({
  id: 'o13',
  title: 'The Violin',
  description:
    'A violin leans on a chair by a window at sunset, its bow across the strings; a rose and a sheet of music lie on the floor.',
  palette: 'ember',
  setting: 'room',
  mood: ['music', 'song', 'wood', 'dance', 'love', 'theatre'],
  layers: [
    { room: { win: { x: 330, y: 50, w: 220, h: 360 }, moonlit: false, tiles: false } },
    { sun: { x: 340, y: 250, r: 40 } },
    {
      shape: 'M220 20C180 160 110 260 150 420C100 380 60 300 120 160C140 100 160 60 170 20Z',
      fill: ['#e0483a', '#6a1410'],
    },
    { icon: 'no:chair', x: 240, y: 520, size: 380 },
    { icon: 'no:violin', x: 230, y: 400, size: 360, rot: -10 },
    { icon: 'no:musical-score', x: 400, y: 650, size: 130, rot: 12 },
    { icon: 'no:rose', x: 90, y: 650, size: 110, rot: 60 },
  ],
});
