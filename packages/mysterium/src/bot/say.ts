const COLOURS = new Set('black blue brown gold green grey orange pink red teal violet white yellow silver'.split(' '));
const QUALITIES = new Set('round square sharp heavy old late slow sweet cold dark lonely quiet calm lost'.split(' '));

const phrase = (word: string): string => {
  if (COLOURS.has(word)) return `the colour ${word}`;
  return QUALITIES.has(word) ? `something ${word}` : `the ${word}`;
};

/** How the ghost says it: "the sea, the light, the colour blue". */
export const say = (words: readonly string[]): string =>
  words.length > 0 ? words.map(phrase).join(', ') : 'nothing better came to hand';
