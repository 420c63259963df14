import { ghost } from '../../src/draw/define.ts';

export default ghost({
  id: 'ghost-blue-5',
  title: 'Sir Baldwin Hollow',
  description:
    'The blue ghost of a knight: an empty visored helm with light behind the slits, a shield on his arm; five ghost lights hang above him.',
  palette: 'ice',
  setting: 'corridor',
  mood: ['war', 'metal', 'fear'],
  layers: [
    { corridor: { c: '#3f7a9a' } },
    {
      group: [
        { bust: { skin: 'grey', dress: 'uniform', coat: '#7a94aa', hairStyle: 'none', eyes: 'blank', s: 1.2, dy: 40 } },
        { icon: 'gi:visored-helm', x: 240, y: 330, size: 330, tone: ['#f2f8ff', '#4a6a8a'], ink: '#e8fbff' },
        { icon: 'no:shield', x: 110, y: 590, size: 220 },
        { arm: { from: [460, 770], to: [350, 620], sleeve: '#7a94aa', skin: 'grey' } },
        { icon: 'gi:broadsword', x: 374, y: 470, size: 320, rot: -36, tone: 'silver' },
      ],
      spirit: ['#040f1c', '#5a9ac8', '#f4fbff'],
      fade: [620, 780],
      opacity: 0.96,
    },
    { wisps: { n: 5, c: '#a8e4ff', y: 34, r: 250 } },
  ],
});
