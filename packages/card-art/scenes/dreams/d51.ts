import { dream } from '../../src/draw/define.ts';

export default dream({
  id: 'd51',
  title: 'The Iron Garden',
  description:
    'Flowers with iron gears for blossoms grow on a hill behind railings; one real tulip has come up in the jaws of a trap and a figure in a visored helm looks on.',
  palette: 'moss',
  setting: 'garden',
  mood: ['growth', 'hope', 'danger', 'work'],
  layers: [
    'sky',
    { sun: { x: 360, y: 180, r: 60 } },
    { hills: { y: 470, n: 2 } },
    {
      shape:
        'M80 560V260M180 580V330M400 570V280M320 600V380M80 420C50 400 40 380 40 350C70 360 80 390 80 420M180 460C210 440 220 420 220 390C190 400 180 430 180 460M400 430C370 410 360 390 360 360C390 370 400 400 400 430',
      line: ['#5a6058', 11],
    },
    {
      many: { icon: 'no:gear' },
      at: [
        [80, 230, 150, 10],
        [180, 310, 110, 30],
        [400, 250, 150, 50],
        [320, 360, 90, 0],
      ],
    },
    { ground: { y: 560 } },
    { wolfTrap: { x: 240, y: 610, w: 240 } },
    { icon: 'no:tulip', x: 240, y: 510, size: 210, glow: '#ffb0d0', glowO: 0.5 },
    { icon: 'gi:visored-helm', x: 400, y: 550, size: 90, tone: 'silver' },
    { watcher: { x: 400, y: 690, h: 170, c: '#8a93a0' } },
    { icon: 'no:wrench', x: 100, y: 660, size: 110, rot: 30 },
    { railings: { y: 660, h: 110, gap: 44 } },
  ],
});
