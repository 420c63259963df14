/** Every edition, difficulty and number of players, and each option that changes the course of a game. */
const difficulties = {
  original: ['easy', 'normal', 'difficult', 'very-difficult'],
  clairvoyance: ['easy', 'medium', 'hard'],
} as const;

const PLAYERS = [2, 3, 4, 5, 6, 7] as const;

const everyTable = Object.entries(difficulties).flatMap(([edition, names]) =>
  names.flatMap((difficulty) => PLAYERS.map((players) => ({ options: { edition, difficulty }, players }))),
);

const variants = [
  { options: { batchVisions: true }, players: 3 },
  { options: { edition: 'clairvoyance', batchVisions: true }, players: 5 },
  { options: { edition: 'clairvoyance', batchVisions: true, ghostSeconds: 180, difficulty: 'medium' }, players: 2 },
  { options: { edition: 'clairvoyance', splitClairvoyance: true }, players: 4 },
  { options: { edition: 'clairvoyance', splitClairvoyance: true, interpretSeconds: 0 }, players: 7 },
  { options: { strictMajority: true, guessOrder: 'object-first', foulCall: true }, players: 5 },
  { options: { interpretSeconds: 60, ghostSeconds: 300, finalSeconds: 180 }, players: 4 },
];

export const tables = [...everyTable, ...variants];

/** The psychics' boards lie open: only the ghost hides things, and sealed votes in the straw poll. */
export const hides = (_viewer: string, seat: string): boolean => seat === 'ghost';
