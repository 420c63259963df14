import { rules, type Seat } from '@ghostlight/rest-in-peace';
import { describe, expect, it } from 'vitest';
import { secretsIn } from './rest-in-peace-secrets.ts';

const state = rules.setup(rules.options.parse({}), 2, 'a'.repeat(64));
const frameFor = (viewer: Seat | 'spectator') => ({
  game: { n: 1, whole: rules.view(state, viewer), told: [], log: [] },
});

describe('the search for secrets', () => {
  it('finds nothing in what a spectator is sent', () => {
    expect(secretsIn([frameFor('spectator')])).toEqual([]);
  });

  it('finds the hand in a frame meant for a player', () => {
    expect(secretsIn([frameFor('green')])).not.toEqual([]);
  });

  it('finds a hand that comes as a patch, a drawn card that is told, and a ghost that lies face down', () => {
    const patch = { op: 'replace', path: '/seats/green/hand', value: [1, 2] };
    const drawn = { type: 'drew', seat: 'green', count: 1, values: [3] };
    const down = { kind: 'ghost', value: 4, down: true };
    for (const leak of [patch, drawn, down]) expect(secretsIn([{ told: [leak] }])).toHaveLength(1);
  });

  it('allows everything once the game is over', () => {
    const over = { told: [{ type: 'game-over' }, { op: 'replace', path: '/seats/green/hand', value: [1] }] };
    expect(secretsIn([over])).toEqual([]);
  });
});
