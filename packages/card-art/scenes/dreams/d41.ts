import { dream } from '../../src/draw/define.ts';

export default dream({
  id: 'd41',
  title: 'The Hand of Winter',
  description:
    'A hand of ice and bone, as high as the peaks, stands over a village with lit windows and smoking chimneys; its ring is a frozen pool on which a dancer in red turns.',
  palette: 'ice',
  setting: 'peaks',
  mood: ['cold', 'fear', 'death'],
  layers: [
    'sky',
    { rays: { x: 240, y: 200, o: 0.25 } },
    { mountains: { y: 470, amp: 200 } },
    { icon: 'gi:skeletal-hand', x: 250, y: 330, size: 470, tone: ['#ffffff', '#6a9ab8'], ink: '#12354c', shade: 0.2 },
    { shape: 'M196 200a48 16 0 1 0 96 0a48 16 0 1 0 -96 0Z', fill: ['#f0d070', '#a87a20'] },
    { shape: 'M206 198a38 11 0 1 0 76 0a38 11 0 1 0 -76 0Z', fill: ['#e8fbff', '#7ac0e0'] },
    { dancer: { x: 244, y: 198, h: 90, c: '#c2384a', ground: false } },
    { mist: { y: 540, h: 180, o: 0.8 } },
    { hills: { y: 560, n: 2, near: '#dcebf3', far: '#9ac4d8' } },
    { townhouse: { x: 70, y: 640, w: 76, h: 96, c: '#7a4a4a', lean: -3 } },
    { townhouse: { x: 200, y: 626, w: 66, h: 76, c: '#6a5a6a', lean: 2 } },
    { townhouse: { x: 330, y: 634, w: 70, h: 90, c: '#7a5a44' } },
    { townhouse: { x: 430, y: 650, w: 84, h: 110, c: '#5a4a5a', lean: 3 } },
    {
      shape:
        'M92 470C80 440 110 420 96 390M222 492C212 466 238 450 226 420M354 478C344 450 368 436 358 404M456 466C446 440 470 420 458 390',
      line: ['#e8f4fa', 9],
      opacity: 0.7,
      blur: 3,
    },
    { shape: 'M-10 640Q120 610 250 640T490 640V740H-10Z', fill: ['#f4fbff', '#8ab0c8'] },
    { pines: { y: 716, n: 1, h: 84 } },
    'snow',
  ],
});
