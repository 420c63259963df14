import { location } from '../../src/draw/define.ts';

export default location({
  id: 'l11',
  title: 'The Graveyard',
  description:
    'A crypt stands open among leaning stones under a violet moon; a raven waits on a cross and a dark figure with a lantern walks behind the railings.',
  palette: 'violet',
  setting: 'grave',
  mood: ['death', 'stone', 'night', 'outdoor', 'grief', 'earth'],
  layers: [
    'sky',
    { moon: { x: 340, y: 140, r: 80 } },
    { clouds: { y: 250, n: 5, o: 0.4 } },
    { hills: { y: 430, n: 2 } },
    { icon: 'gi:crypt-entrance', x: 150, y: 400, size: 280, tone: ['#d8d0f0', '#3a2f5a'] },
    { graves: { y: 500, n: 7, s: 1.3 } },
    { baretrees: { xs: [460], h: 640 } },
    { mist: { y: 600, h: 160, o: 0.5 } },
    { shape: 'M340 640V470M308 510H372', line: ['#6a5f8a', 22] },
    { shape: 'M336 640V470M308 506H370', line: ['#a89cc8', 8] },
    { raven: { x: 336, y: 392, size: 140 } },
    { child: { x: 230, y: 660, h: 160, c: '#1c1428' } },
    { railings: { y: 640, h: 130 } },
  ],
});
