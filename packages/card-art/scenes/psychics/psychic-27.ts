import { psychic } from '../../src/draw/define.ts';

export default psychic({
  id: 'psychic-27',
  title: 'Creepy lull',
  description:
    'A rocking chair stands still by a moonlit window; a doll sits in it, a cat sleeps, a candle has just gone out.',
  palette: 'violet',
  setting: 'attic',
  mood: ['quiet', 'sleep', 'fear', 'calm'],
  layers: [
    { room: { win: { x: 330, y: 60, w: 190, h: 330 }, tiles: false } },
    { icon: 'gi:spider-web', x: 60, y: 70, size: 240, tone: 'silver', back: false },
    { icon: 'gi:rocking-chair', x: 200, y: 490, size: 380, tone: 'brown' },
    { icon: 'no:nesting-dolls', x: 220, y: 470, size: 150 },
    { icon: 'no:black-cat', x: 390, y: 640, size: 140, rim: 1 },
    { shape: 'M60 560C40 520 80 500 60 460C50 430 80 410 70 380', line: ['#d8c8f0', 7], opacity: 0.7, blur: 3 },
    { shape: 'M44 570h34v90h-34z', fill: ['#fff8e6', '#9a8aa8'] },
  ],
});
