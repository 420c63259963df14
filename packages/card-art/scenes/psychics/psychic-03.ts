import { psychic } from '../../src/draw/define.ts';

export default psychic({
  id: 'psychic-03',
  title: 'Reveal yourself!',
  description:
    'A detective in profile pulls a red curtain aside; behind it two shining eyes in the dark, and a lens glints in his hand.',
  palette: 'midnight',
  setting: 'stage',
  mood: ['sight', 'secret'],
  layers: [
    { room: { win: null } },
    { halo: { x: 360, y: 260, r: 170, c: '#9ad8ff', o: 0.6 } },
    {
      group: [
        {
          bust: {
            skin: 'grey',
            hairStyle: 'none',
            dress: 'robe',
            coat: '#3a4a6a',
            eyes: 'blank',
            s: 0.75,
            dx: 130,
            dy: 100,
            hood: '#3a4a6a',
          },
        },
      ],
      spirit: ['#020610', '#2a4a7a', '#e8f6ff'],
      opacity: 0.9,
    },
    { shape: 'M240 -10H330C310 200 360 420 300 740H200C230 420 220 200 240 -10Z', fill: ['#a3202c', '#3a0610'] },
    { shape: 'M262 0C250 240 280 460 236 730M300 0C286 240 320 460 276 730', line: ['#4a0a14', 8] },
    {
      bust: {
        profile: true,
        turn: 1,
        skin: 'fair',
        hair: '#5a3a20',
        beard: ['stache'],
        dress: 'frock',
        coat: '#7a6a4a',
        tie: '#2a5a4a',
        hat: 'bowler',
        hatC: '#6a5a3a',
        dx: -110,
        dy: 60,
        s: 1.1,
      },
    },
    { icon: 'no:magnifying-glass-tilted-left', x: 330, y: 480, size: 170, rot: 10 },
    { arm: { from: [180, 760], to: [360, 580], sleeve: '#7a6a4a' } },
  ],
});
