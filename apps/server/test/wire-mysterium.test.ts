import { testWireSecrecy } from './harness/wire-secrecy.ts';

// Mostly small tables: a game of seven is ten times the work of a game of two.
testWireSecrecy('mysterium', (game) => (game % 40 === 20 ? 7 : 2 + (game % 3)));
