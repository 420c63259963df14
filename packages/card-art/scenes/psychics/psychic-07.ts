import { psychic } from '../../src/draw/define.ts';

export default psychic({
  id: 'psychic-07',
  title: 'Postponed wedding',
  description: 'A bride waits before a huge stopped clock, her cake wrapped in cobwebs and her flowers wilted.',
  palette: 'rose',
  setting: 'room',
  mood: ['love', 'grief', 'late', 'patience'],
  layers: [
    { damask: { pattern: 'flower-emblem' } },
    { clockFace: { x: 300, y: 200, r: 150, face: '#f2dcc8', hour: 0.73, minute: 0.33 } },
    { icon: 'gi:spider-web', x: 70, y: 90, size: 260, tone: 'silver', back: false },
    { table: { y: 600, c: '#e8d8d0' } },
    { icon: 'no:birthday-cake', x: 370, y: 520, size: 220, sat: 0.25, haze: 0.2 },
    { icon: 'gi:spider-web', x: 380, y: 500, size: 200, tone: 'white', back: false, opacity: 0.8 },
    { bride: { x: 150, y: 690, h: 380 } },
    { icon: 'no:wilted-flower', x: 262, y: 640, size: 110, rot: 60 },
  ],
});
