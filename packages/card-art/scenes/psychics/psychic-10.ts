import { psychic } from '../../src/draw/define.ts';

export default psychic({
  id: 'psychic-10',
  title: 'Poltergeist',
  description:
    'Chair, teapot, book, knife, picture, candle and clock whirl through a parlour; a girl stands under them with her hands to her ears.',
  palette: 'violet',
  setting: 'parlour',
  mood: ['danger', 'anger', 'storm'],
  layers: [
    { room: { win: null, tiles: false, pattern: 'flower-emblem' } },
    { group: [{ vortex: { x: 250, y: 280, n: 11 } }], opacity: 0.55 },
    { icon: 'no:chair', x: 130, y: 170, size: 190, rot: -50 },
    { icon: 'no:teapot', x: 330, y: 130, size: 170, rot: 36 },
    { icon: 'no:open-book', x: 390, y: 320, size: 150, rot: 20 },
    { icon: 'no:kitchen-knife', x: 250, y: 290, size: 150, rot: -70 },
    { icon: 'no:framed-picture', x: 100, y: 400, size: 160, rot: 30 },
    { icon: 'no:candle', x: 250, y: 440, size: 130, rot: 70, glow: '#ffc24a' },
    { icon: 'no:mantelpiece-clock', x: 400, y: 520, size: 170, rot: -24 },
    { girl: { x: 150, y: 695, h: 190 } },
  ],
});
