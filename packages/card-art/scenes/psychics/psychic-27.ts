import { psychic } from '../../src/draw/define.ts';

export default psychic({
  id: 'psychic-27',
  title: 'Creepy lull',
  description:
    'A rocking chair stands still by a moonlit window; a set of dolls sits in it, a cat stands by, a candle has just gone out.',
  palette: 'violet',
  setting: 'attic',
  mood: ['quiet', 'sleep', 'fear', 'calm'],
  layers: [
    { room: { win: { x: 330, y: 60, w: 190, h: 330 }, tiles: false } },
    { icon: 'gi:spider-web', x: 60, y: 70, size: 240, tone: 'silver', back: false },
    { rockingChair: { x: 210, y: 480, size: 380 } },
    { icon: 'no:nesting-dolls', x: 214, y: 440, size: 150 },
    { icon: 'no:black-cat', x: 390, y: 640, size: 140, rim: 1 },
    { shape: 'M60 560C40 520 80 500 60 460C50 430 80 410 70 380', line: ['#d8c8f0', 7], opacity: 0.7, blur: 3 },
    { shape: 'M44 570h34v90h-34z', fill: ['#fff8e6', '#9a8aa8'] },
  ],
});
