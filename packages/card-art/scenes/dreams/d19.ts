import { dream } from '../../src/draw/define.ts';

export default dream({
  id: 'd19',
  title: 'The Violin Boat',
  description:
    'A violin is sailed across a teal bay by moonlight with a sheet of music for a sail; a rower in red sits on it beside the bow and a swan swims ahead.',
  palette: 'sea',
  setting: 'shore',
  mood: ['song', 'calm', 'love'],
  layers: [
    'sky',
    { moon: { x: 110, y: 130, r: 60 } },
    { clouds: { y: 270, n: 7, o: 0.6 } },
    { sea: { y: 430, lx: 110 } },
    { shape: 'M270 470V150', line: ['#6b4526', 9] },
    { shape: 'M280 160C370 180 400 300 390 430C340 410 300 410 280 420Z', fill: ['#fffaf0', '#b8c0b0'] },
    {
      shape:
        'M290 220C330 226 360 240 386 262M292 260C334 264 362 278 390 300M292 300C334 304 364 318 392 340M290 340C334 344 364 356 392 378',
      line: ['#3a4a4a', 3],
    },
    { icon: 'no:musical-notes', x: 336, y: 290, size: 90 },
    { icon: 'no:violin', x: 250, y: 520, size: 340, rot: 48, reflect: 590 },
    { rower: { x: 200, y: 490, h: 130, c: '#c2384a' } },
    { waves: { y: 570, n: 3 } },
    { icon: 'no:swan', x: 90, y: 590, size: 160, flip: true },
    { waves: { y: 650, n: 2 } },
  ],
});
