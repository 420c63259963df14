import { ghost } from '../../src/draw/define.ts';

export default ghost({
  id: 'ghost-blue-4',
  title: 'The Minstrel Isaure',
  description:
    'The blue ghost of a long-haired singer, seen from the side, plays a silent lyre under a castle window; four ghost lights hang above her.',
  palette: 'midnight',
  setting: 'room',
  mood: ['song', 'music', 'love'],
  layers: [
    { room: { win: { x: 120, y: 60, w: 170, h: 300 } } },
    {
      group: [
        {
          bust: {
            profile: true,
            turn: -1,
            skin: 'pale',
            female: true,
            hair: '#7a8ac0',
            hairStyle: 'long',
            dress: 'gown',
            coat: '#3a5aa8',
            eyes: 'closed',
            tilt: -4,
            dx: 60,
          },
        },
        { icon: 'gi:lyre', x: 150, y: 540, size: 260, tone: ['#dfeaff', '#5a7ac0'], rot: -14 },
        { arm: { from: [330, 770], to: [200, 580], sleeve: '#3a5aa8', skin: 'pale', open: true, s: 0.9 } },
      ],
      spirit: ['#040a1c', '#5088e0', '#f0f6ff'],
      fade: [610, 780],
      opacity: 0.95,
    },
    { wisps: { n: 4, c: '#8fd0ff', y: 34, r: 240 } },
    { icon: 'no:musical-notes', x: 90, y: 330, size: 90, sat: 0, hazeC: '#8fd0ff', haze: 0.5 },
  ],
});
