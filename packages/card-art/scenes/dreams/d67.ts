import { dream } from '../../src/draw/define.ts';

export default dream({
  id: 'd67',
  title: 'The Rocket from the Chapel',
  description:
    'The steeple of a country church lifts off like a rocket on a column of fire; its bell swings loose and the congregation looks up with candles in their hands.',
  palette: 'dawn',
  setting: 'chapel',
  mood: ['prayer', 'wonder', 'farewell', 'height'],
  layers: [
    'sky',
    { stars: { n: 120, h: 0.8 } },
    { halo: { x: 240, y: 470, r: 300, c: '#ffb04a', o: 0.9 } },
    {
      shape:
        'M200 360C190 460 150 500 170 600C200 560 220 580 240 620C260 580 290 560 310 600C330 500 290 460 280 360Z',
      fill: ['#fff6b0', '#e0481a'],
    },
    { shape: 'M190 370V200L240 40L290 200V370L330 420H290L240 380L190 420H150Z', fill: ['#f2e6dc', '#6a3a5a'] },
    { shape: 'M240 40L290 200H190Z', fill: ['#7a8ab8', '#2a2a5a'] },
    { rose: { x: 240, y: 260, r: 32 } },
    { shape: 'M232 10h16v50h-16zM222 24h36v12h-36z', fill: '#ffe07a' },
    { icon: 'no:bell', x: 380, y: 250, size: 130, rot: 40 },
    { cloud: { x: 130, y: 620, w: 260, c: '#e8c8c0' } },
    { cloud: { x: 340, y: 620, w: 300, c: '#d8b0b8' } },
    { hills: { y: 640, n: 2, amp: 20 } },
    { monk: { x: 110, y: 700, h: 120 } },
    { caller: { x: 220, y: 704, h: 120 } },
    { child: { x: 340, y: 704, h: 110 } },
    { icon: 'no:prayer-beads', x: 430, y: 650, size: 90 },
  ],
});
