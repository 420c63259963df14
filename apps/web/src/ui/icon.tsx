/** Small line drawings in a box of 24 × 24, in the colour of the text beside them. */
const PATHS = {
  close: 'M6 6l12 12M18 6L6 18',
  menu: 'M4 7h16M4 12h16M4 17h16',
  sound: 'M4 9.5v5h3.5L12 19V5L7.5 9.5zM15.5 9a4 4 0 010 6M18 6.5a8 8 0 010 11',
  muted: 'M4 9.5v5h3.5L12 19V5L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5',
  rules: 'M12 6.5C10 5 7 4.5 4 5v13.5c3-.5 6 0 8 1.5 2-1.5 5-2 8-1.5V5c-3-.5-6 0-8 1.5zM12 6.5V20',
  log: 'M6 4h9l3 3v13H6zM9 10h6M9 13.5h6M9 17h4',
  chat: 'M4 5h16v11H10l-4 4v-4H4z',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  device: 'M7 3h10v18H7zM10.5 18h3',
  door: 'M6 21V4l9-1v18M6 21h12M12 12v1',
  flag: 'M6 21V4M6 5c4-2 7 2 12 0v8c-5 2-8-2-12 0',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9.2a2.8 2.8 0 110 5.6 2.8 2.8 0 010-5.6z',
  crown: 'M4 18h16M4.5 15.5L3.5 7l5 4L12 5l3.5 6 5-4-1 8.5z',
  swap: 'M7 4L3.5 7.5 7 11M3.5 7.5H17M17 13l3.5 3.5L17 20M20.5 16.5H7',
  zoom: 'M10.5 4a6.5 6.5 0 110 13 6.5 6.5 0 010-13zM15.5 15.5L21 21M8 10.5h5M10.5 8v5',
  further: 'M10.5 4a6.5 6.5 0 110 13 6.5 6.5 0 010-13zM15.5 15.5L21 21M8 10.5h5',
  next: 'M9 5l7 7-7 7',
  first: 'M6 5v14M18 5l-8 7 8 7',
  last: 'M18 5v14M6 5l8 7-8 7',
  previous: 'M15 5l-7 7 7 7',
  beside: 'M4 5h7v14H4zM13 5h7v14h-7z',
  phone: 'M6 3h4l1.5 5L9 9.8a12 12 0 005.2 5.2L16 12.5l5 1.5v4c0 1.7-1.3 3-3 3C10.3 21 3 13.7 3 6c0-1.7 1.3-3 3-3z',
  send: 'M4 12L20 4l-5 16-3.5-6.5z',
  people:
    'M9 5a3 3 0 110 6 3 3 0 010-6zM3.5 19c.5-3.5 2.7-5.5 5.5-5.5s5 2 5.5 5.5M15.5 5.3a3 3 0 010 5.4M17 13.8c2 .6 3.2 2.4 3.5 5.2',
  pause: 'M8 5v14M16 5v14',
  play: 'M8 5l10 7-10 7z',
  tv: 'M3.5 5h17v11h-17zM8 20h8',
  candle: 'M12 3c.6 2 2.4 2.8 2.4 4.8a2.4 2.4 0 11-4.8 0C9.6 6 11.4 5 12 3zM9 21V12.5h6V21',
  understudy: 'M5 10c0-4 3-6 7-6s7 2 7 6v9H5zM9 12.5h.01M15 12.5h.01M9 16h6',
} as const;

export type IconName = keyof typeof PATHS;

export const Icon = ({ name, size = 22 }: { readonly name: IconName; readonly size?: number }) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.7"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    <path d={PATHS[name]} />
  </svg>
);
