import { dream } from '../../src/draw/define.ts';

export default dream({
  id: 'd36',
  title: 'The Piano Stairs',
  description:
    'A staircase of piano keys climbs through clouds to a great moon; a cat walks up it, notes drift by, and a lady in red with an umbrella waits on a cloud.',
  palette: 'bone',
  setting: 'stairs',
  mood: ['music', 'night', 'quiet'],
  layers: [
    'sky',
    { stars: { n: 100 } },
    { moon: { x: 350, y: 150, r: 120 } },
    { clouds: { y: 500, n: 8, o: 0.6, s: 1.2 } },
    {
      group: [
        {
          shape:
            'M20 720L60 660H260L230 720ZM70 650L108 594H300L270 650ZM118 586L152 534H336L308 586ZM160 526L190 478H366L340 526ZM198 470L226 426H390L368 470ZM234 418L258 378H408L390 418ZM266 370L288 334H424L408 370ZM296 326L314 294H436L424 326Z',
          fill: ['#ffffff', '#b8b4ac'],
        },
        {
          shape:
            'M60 700L90 672H170L150 700ZM108 632L134 606H206L188 632ZM196 510L216 488H276L262 510ZM232 456L250 436H304L292 456ZM264 406L280 388H328L318 406ZM318 318L328 302H366L360 318Z',
          fill: '#0d0d11',
        },
      ],
    },
    { icon: 'no:black-cat', x: 320, y: 330, size: 130, rim: 1 },
    { icon: 'no:musical-notes', x: 110, y: 330, size: 130, rot: -10 },
    { lady: { x: 390, y: 660, h: 180, c: '#e0483e' } },
    { cloud: { x: 400, y: 680, w: 240, c: '#a8a4a8' } },
  ],
});
