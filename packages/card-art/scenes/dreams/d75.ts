import { dream } from '../../src/draw/define.ts';

export default dream({
  id: 'd75',
  title: 'The Well of Lanterns',
  description:
    'In a green cave red lanterns rise like bubbles out of a glowing stone well; a frog goes up with them in a bucket and a woman with a parasol watches.',
  palette: 'absinthe',
  setting: 'cave',
  mood: ['light', 'secret', 'depth', 'hope'],
  layers: [
    'sky',
    { halo: { x: 240, y: 400, r: 380, c: '#ff9a5a', o: 0.8 } },
    { mist: { y: 470, h: 200, o: 0.4 } },
    { ground: { y: 600 } },
    {
      many: { icon: 'no:red-paper-lantern', emit: true, glow: '#ff8a3a', shade: 0 },
      at: [
        [200, 420, 150, -4],
        [140, 280, 100, 6],
        [270, 240, 110, -6],
        [200, 130, 80, 4],
        [320, 120, 60, -8],
      ],
    },
    { shape: 'M100 540H380L360 690H120Z', fill: ['#8aa89a', '#1a3028'] },
    { shape: 'M90 540a150 38 0 1 0 300 0a150 38 0 1 0 -300 0Z', fill: ['#b8d4c4', '#4a6a5a'] },
    { shape: 'M116 538a124 26 0 1 0 248 0a124 26 0 1 0 -248 0Z', fill: ['#ffd08a', '#f08a4a'] },
    {
      shape:
        'M102 590Q240 630 378 590M110 640Q240 682 370 640M170 600V560M250 612V576M320 602V560M140 622V652M210 614V668M290 612V664M345 604V648',
      line: ['#2a4438', 5],
    },
    { rope: { from: [336, 0], to: [336, 376], sag: 10, w: 5 } },
    { frog: { x: 340, y: 396, size: 120 } },
    { icon: 'no:bucket', x: 336, y: 460, size: 150 },
    { shape: 'M116 538a124 26 0 0 0 248 0V560a124 26 0 0 1 -248 0Z', fill: ['#b8d4c4', '#5a7a6a'] },
    { cave: { x: 240, y: 380, w: 215, h: 330 } },
    { lady: { x: 80, y: 704, h: 190, c: '#f2e2c8' } },
  ],
});
