import { dream } from '../../src/draw/define.ts';

export default dream({
  id: 'd64',
  title: 'The Unicorn’s Prison',
  description:
    'A white unicorn bows its head in a brick cellar, a chain and a padlock at its neck; through a hole in the wall a rainbow falls on the floor, where a dark figure stands by a key.',
  palette: 'rose',
  setting: 'cellar',
  mood: ['prison', 'freedom', 'hope'],
  layers: [
    { bricks: { c: '#8a3a68', lx: 370, ly: 160 } },
    {
      shape: 'M330 90L370 60L400 110L440 130L410 170L420 220L370 200L340 220L344 170L310 140Z',
      fill: ['#fff6e0', '#ffd0e0'],
    },
    { moon: { x: 376, y: 142, r: 6 } },
    { beam: { x: 372, y: 140, to: [110, 680], w: 150, w0: 30, o: 0.5, c: '#ffffff' } },
    { shape: 'M360 130C240 220 140 400 50 660L86 670C170 420 270 250 376 150Z', fill: '#e0483e', opacity: 0.45 },
    { shape: 'M366 140C256 230 170 420 86 670L120 676C200 440 286 270 382 160Z', fill: '#f0c35a', opacity: 0.45 },
    { shape: 'M372 150C276 250 206 440 120 676L152 680C230 460 304 290 390 168Z', fill: '#5fae8a', opacity: 0.45 },
    { shape: 'M378 160C296 270 236 460 152 680L180 684C258 480 322 310 396 176Z', fill: '#4a86c8', opacity: 0.45 },
    { unicorn: { x: 290, y: 440, size: 390 } },
    { shape: 'M318 540C360 566 430 556 456 534', line: ['#7a4a2a', 26] },
    { shape: 'M300 560C340 590 420 580 444 560', line: ['#3a2a3a', 16] },
    { shape: 'M300 560C340 590 420 580 444 560', line: ['#c8bcc8', 7] },
    { shape: 'M444 556C460 500 462 440 470 400', line: ['#3a2a3a', 14] },
    { shape: 'M444 556C460 500 462 440 470 400', line: ['#c8bcc8', 6] },
    { shape: 'M-10 640Q240 600 490 640V740H-10Z', fill: ['#5a2448', '#150716'] },
    { icon: 'no:locked', x: 300, y: 574, size: 90 },
    { watcher: { x: 90, y: 700, h: 210, c: '#3a2a3a' } },
    { icon: 'no:old-key', x: 190, y: 690, size: 100, rot: 40, ground: true },
    { grass: { n: 50, h: 46, c: '#4a2a1a' } },
  ],
});
