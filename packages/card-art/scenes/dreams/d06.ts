import { dream } from '../../src/draw/define.ts';

export default dream({
  id: 'd06',
  title: 'The Last Train Through the Clock',
  description:
    'A mantel clock as tall as a mountain stands in falling snow; a steam train leaves by a tunnel in its base and a traveller with a suitcase stands by a lamp.',
  palette: 'ice',
  setting: 'snow',
  mood: ['farewell', 'late', 'travel'],
  layers: [
    'sky',
    { moon: { x: 90, y: 90, r: 36 } },
    { mountains: { y: 380, n: 2 } },
    { icon: 'no:mantelpiece-clock', x: 250, y: 280, size: 520, haze: 0.12 },
    { hills: { y: 500, n: 2, near: '#dcebf3', far: '#8ab4cc' } },
    { shape: 'M170 560V470Q240 400 310 470V560Z', fill: '#071019' },
    { shape: 'M240 520C200 560 140 600 20 740H150C210 640 250 570 262 520Z', fill: '#3a5a70' },
    { icon: 'no:locomotive', x: 190, y: 560, size: 230, rot: 8 },
    { cloud: { x: 150, y: 440, w: 170, c: '#e8f4fa', o: 0.85 } },
    { streetLight: { x: 425, y: 690, h: 330 } },
    { walker: { x: 356, y: 700, h: 170, flip: true, c: '#a8394a' } },
    'snow',
  ],
});
