import { dream } from '../../src/draw/define.ts';

export default dream({
  id: 'd81',
  title: 'The Armour Full of Flowers',
  description:
    'A suit of armour stands in a long corridor with roses and tulips growing out of its neck and visor; bees fly about it, and somebody in red sits reading at its feet beside a sword.',
  palette: 'rose',
  setting: 'corridor',
  mood: ['love', 'war', 'growth', 'peace'],
  layers: [
    { corridor: { c: '#a8487a' } },
    { shape: 'M-10 640H490V740H-10Z', fill: ['#6a2450', '#150716'] },
    {
      shape:
        'M240 330C200 240 130 230 100 150M250 330C260 220 250 160 240 90M260 330C310 250 350 220 390 170M230 330C170 280 120 290 70 290M270 330C330 290 370 290 420 300',
      line: ['#3a6a34', 9],
    },
    {
      many: { icon: 'no:rose' },
      at: [
        [100, 140, 150, -24],
        [384, 150, 150, 26],
        [240, 96, 170, 0],
      ],
    },
    {
      many: { icon: 'no:tulip' },
      at: [
        [70, 270, 120, -46],
        [418, 286, 120, 46],
      ],
    },
    { icon: 'no:sunflower', x: 170, y: 200, size: 130, rot: -20 },
    { icon: 'no:hibiscus', x: 320, y: 210, size: 120 },
    {
      shape: 'M120 420Q80 430 66 500L50 640L116 650L130 540ZM360 420Q400 430 414 500L430 640L364 650L350 540Z',
      fill: ['#c8cede', '#4a5474'],
    },
    {
      shape: 'M130 410Q240 370 350 410C372 470 356 560 330 620Q240 650 150 620C124 560 108 470 130 410Z',
      fill: ['#f0f2fa', '#5a6484'],
    },
    { shape: 'M240 392V640M140 480Q240 510 340 480M146 550Q240 584 334 550', line: ['#5a6484', 4] },
    { icon: 'gi:visored-helm', x: 240, y: 310, size: 250, tone: ['#ffffff', '#6f7b96'], rot: -6 },
    { shape: 'M150 400C190 440 280 420 330 460C350 500 300 520 270 560C250 600 290 620 280 660', line: ['#3a6a34', 8] },
    {
      many: { icon: 'no:hibiscus' },
      at: [
        [300, 440, 90, 10],
        [286, 570, 100, -14],
        [170, 420, 80, -20],
      ],
    },
    { icon: 'no:rose', x: 216, y: 520, size: 90, rot: 10 },
    { honeybee: { x: 400, y: 410, size: 90, rot: -10, shade: 0.2 } },
    { honeybee: { x: 64, y: 380, size: 70, flip: true, shade: 0.2 } },
    { shape: 'M120 620L86 720M92 640L142 654', line: ['#c8cede', 10] },
    { shape: 'M100 560L120 620', line: ['#8a5a2c', 12] },
    { reader: { x: 370, y: 712, h: 150, c: '#c8442e' } },
    { icon: 'no:tulip', x: 200, y: 690, size: 90, rot: 80 },
  ],
});
