/** Small drawings that only this game needs, in a box of 24 × 24, in the colour of the text. */
const PATHS = {
  lock: 'M7 11V8a5 5 0 0110 0v3M5.500 11h13v9.500h-13zM12 14.500v3',
  recall: 'M19 12a7 7 0 11-2.300-5.200M19 3v4.500h-4.500',
  bury: 'M12 3v11M7.500 9.500L12 14l4.500-4.500M4 18h16M4 21h16',
  mind: 'M12 3c.6 2 2.400 2.800 2.400 4.800a2.400 2.400 0 11-4.800 0C9.600 6 11.400 5 12 3zM9 21v-8.500h6V21',
  hand: 'M5 8.500l5-1.500 3 11.500-5 1.500zM12 6l5 .5-1 12-2.500-.2',
  memory: 'M5 4h11v15H5zM8 21h11V7M8 8h5M8 11.500h5',
  gone: 'M6 6l12 12M18 6L6 18M12 2.500a9.500 9.500 0 110 19 9.500 9.500 0 010-19z',
  token:
    'M12 3a9 9 0 110 18 9 9 0 010-18zM12 7.500l1.400 3 3.100.4-2.300 2.200.6 3.200-2.800-1.600-2.800 1.600.6-3.200-2.300-2.200 3.100-.4z',
  plays: 'M5 3.500h14v17H5zM5 9h14M5 14.500h14M9.700 3.500v17M14.300 3.500v17',
  idea: 'M9 17.500c0-2.500-3-4-3-7.500a6 6 0 0112 0c0 3.500-3 5-3 7.500zM9.500 20.500h5',
  bell: 'M6 17V11a6 6 0 0112 0v6l1.500 1.500h-15zM10 21h4M12 3v2',
  clock: 'M12 3.500a8.500 8.500 0 110 17 8.500 8.500 0 010-17zM12 7.500V12l3 2',
} as const;

export type GlyphName = keyof typeof PATHS;

export const Glyph = ({ name }: { readonly name: GlyphName }) => (
  <svg
    width="1em"
    height="1em"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    <path d={PATHS[name]} />
  </svg>
);
