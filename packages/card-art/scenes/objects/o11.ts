import { object } from '../../src/draw/define.ts';

export default object({
  id: 'o11',
  title: 'The Bell',
  description: 'A bronze bell swings in its tower against the dawn, doves bursting from it; far below lie tiny roofs.',
  palette: 'straw',
  setting: 'city',
  mood: ['religion', 'music', 'time', 'metal', 'gold', 'news', 'prayer', 'height'],
  layers: [
    { day: { top: '#c89a3a', low: '#fff6d8' } },
    { sun: { x: 380, y: 420, r: 60, c: '#f2b83a' } },
    { city: { y: 640, n: 2 } },
    { shape: 'M-10 -10H490V80H-10ZM-10 -10H60V740H-10ZM420 -10H490V740H420Z', fill: ['#6a5230', '#2a1c0c'] },
    { icon: 'no:bell', x: 240, y: 310, size: 420, rot: 14 },
    {
      many: { icon: 'no:dove' },
      at: [
        [110, 480, 110, -10],
        [380, 560, 90, 10],
        [130, 160, 80, -20],
        [260, 620, 100, 0],
      ],
    },
    { rope: { from: [320, 480], to: [360, 740], sag: 20 } },
  ],
});
