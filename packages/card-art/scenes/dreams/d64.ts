import { dream } from '../../src/draw/define.ts';

export default dream({
  id: 'd64',
  title: 'The Unicorn’s Prison',
  description:
    'A white unicorn stands in a brick cellar beside heavy chains and a padlock; through a crack in the wall a rainbow falls to the floor past a dark figure.',
  palette: 'rose',
  setting: 'cellar',
  mood: ['prison', 'freedom', 'hope'],
  layers: [
    { bricks: { c: '#8a3a68', lx: 370, ly: 160 } },
    {
      shape: 'M330 90L370 60L400 110L440 130L410 170L420 220L370 200L340 220L344 170L310 140Z',
      fill: ['#fff6e0', '#ffd0e0'],
    },
    { beam: { x: 372, y: 140, to: [150, 660], w: 140, w0: 30, o: 0.6, c: '#ffffff' } },
    { shape: 'M360 130C240 220 160 400 110 640L140 650C190 420 270 250 376 150Z', fill: '#e0483e', opacity: 0.75 },
    { shape: 'M366 140C256 230 186 420 140 650L168 656C214 440 286 270 382 160Z', fill: '#f0c35a', opacity: 0.75 },
    { shape: 'M372 150C276 250 216 440 168 656L196 660C238 460 304 290 390 168Z', fill: '#5fae8a', opacity: 0.75 },
    { shape: 'M378 160C296 270 242 460 196 660L222 664C262 480 322 310 396 176Z', fill: '#4a86c8', opacity: 0.75 },
    { icon: 'no:unicorn', x: 280, y: 400, size: 340 },
    { icon: 'no:chains', x: 400, y: 560, size: 180, rot: -20 },
    { icon: 'no:locked', x: 330, y: 620, size: 110 },
    { watcher: { x: 110, y: 690, h: 180, c: '#3a2a3a' } },
    { icon: 'no:old-key', x: 190, y: 680, size: 90, rot: 20 },
  ],
});
