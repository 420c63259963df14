import { dream } from '../../src/draw/define.ts';

export default dream({
  id: 'd41',
  title: 'The Hand of Winter',
  description:
    'A hand of ice and bone as high as the peaks closes on a village; its ring is a frozen lake with a skater on it and every chimney still smokes.',
  palette: 'ice',
  setting: 'peaks',
  mood: ['cold', 'fear', 'death'],
  layers: [
    'sky',
    { rays: { x: 240, y: 200, o: 0.25 } },
    { mountains: { y: 470, amp: 200 } },
    { icon: 'gi:skeletal-hand', x: 250, y: 330, size: 470, tone: ['#ffffff', '#6a9ab8'], ink: '#12354c' },
    { shape: 'M196 200a48 16 0 1 0 96 0a48 16 0 1 0 -96 0Z', fill: ['#f0d070', '#a87a20'] },
    { shape: 'M206 198a38 11 0 1 0 76 0a38 11 0 1 0 -76 0Z', fill: ['#e8fbff', '#7ac0e0'] },
    { dancer: { x: 244, y: 198, h: 80, c: '#c2384a', ground: false } },
    { mist: { y: 540, h: 160, o: 0.7 } },
    { hills: { y: 580, n: 2, near: '#dcebf3', far: '#9ac4d8' } },
    {
      many: { icon: 'no:house' },
      at: [
        [90, 600, 110],
        [190, 640, 120],
        [310, 620, 110],
        [410, 650, 120],
      ],
    },
    {
      many: { icon: 'no:evergreen-tree' },
      at: [
        [140, 590, 90],
        [250, 590, 80],
        [370, 590, 90],
      ],
    },
    'snow',
  ],
});
