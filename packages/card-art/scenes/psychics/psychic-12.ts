import { psychic } from '../../src/draw/define.ts';

export default psychic({
  id: 'psychic-12',
  title: 'You don’t scare me',
  description:
    'A little girl in a white dress stands, toy bear beside her, before a ghost as tall as the house whose eyes and mouth are wide open.',
  palette: 'violet',
  setting: 'room',
  mood: ['courage', 'childhood'],
  layers: [
    { room: { win: null } },
    {
      group: [
        {
          shape: 'M60 740C50 420 70 90 240 80C410 90 430 420 420 740L370 690L320 740L270 690L210 740L160 690L110 740Z',
          fill: ['#ffffff', '#b8a8e0'],
        },
        {
          shape: 'M160 260a34 48 0 1 0 68 0a34 48 0 1 0 -68 0ZM252 260a34 48 0 1 0 68 0a34 48 0 1 0 -68 0Z',
          fill: '#1a0f3a',
        },
        { shape: 'M206 380a34 42 0 1 0 68 0a34 42 0 1 0 -68 0Z', fill: '#1a0f3a' },
        {
          shape:
            'M90 460C40 420 20 330 30 250C60 320 90 360 130 400ZM390 460C440 420 460 330 450 250C420 320 390 360 350 400Z',
          fill: ['#ffffff', '#b8a8e0'],
        },
      ],
      opacity: 0.9,
    },
    { halo: { x: 240, y: 200, r: 300, o: 0.3 } },
    { girl: { x: 240, y: 700, h: 210, c2: '#c2263a' } },
    { icon: 'no:teddy-bear', x: 100, y: 650, size: 110 },
  ],
});
