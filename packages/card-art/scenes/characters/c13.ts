import { character } from '../../src/draw/define.ts';

export default character({
  id: 'c13',
  title: 'The Surgeon',
  description:
    'A dark-skinned surgeon in a white coat and glasses looks gravely down to the left, raising a syringe to the cold light of an arched window.',
  palette: 'ice',
  setting: 'room',
  mood: ['medicine', 'blood', 'science', 'white', 'pain', 'sharp', 'sickness'],
  layers: [
    { room: { win: { x: 120, y: 40, w: 190, h: 340 }, moonlit: false, pattern: 'flower-emblem' } },
    {
      bust: {
        skin: 'dark',
        hair: '#120c0a',
        hairStyle: 'short',
        dress: 'frock',
        coat: '#eef3f5',
        vest: '#5a7a8a',
        tie: '#a3121f',
        beard: ['goatee'],
        glasses: 'clear',
        turn: -0.5,
        brow: -3,
        dx: 40,
      },
    },
    { icon: 'no:syringe', x: 112, y: 470, size: 210, rot: -10, glow: '#cfefff', glowO: 0.4 },
    { arm: { from: [60, 790], to: [100, 590], sleeve: '#eef3f5', cuff: '#cfe0e8', skin: 'dark' } },
    { icon: 'no:anatomical-heart', x: 400, y: 620, size: 130 },
    { shape: 'M330 640H470V720H330Z', fill: '#dfeef6', opacity: 0.35 },
  ],
});
