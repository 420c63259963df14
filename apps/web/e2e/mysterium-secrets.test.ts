import { rules, type Seat } from '@ghostlight/mysterium';
import { describe, expect, it } from 'vitest';
import { secretsIn } from './mysterium-secrets.ts';

const state = rules.setup(rules.options.parse({}), 4, 'a'.repeat(64));
const frameFor = (viewer: Seat | 'spectator') => ({
  game: { n: 1, whole: rules.view(state, viewer), told: [], log: [] },
});

describe('the search for the ghost’s secrets', () => {
  it('finds nothing in what psychics and spectators are shown', () => {
    for (const viewer of ['psychic-1', 'psychic-3', 'spectator'] as const)
      expect(secretsIn([frameFor(viewer)])).toEqual([]);
  });

  it('finds the targets and the hand in what the ghost is shown', () => {
    const found = secretsIn([frameFor('ghost')]).join();
    expect(found).toContain('targets');
    expect(found).toContain('"hand":["d');
  });

  it('finds a hand that comes as a patch, drawn dreams that are told, and a culprit', () => {
    const patch = { op: 'replace', path: '/ghost/hand', value: ['d01'] };
    const drew = { type: 'drew', count: 1, reshuffled: false, dreams: ['d01'] };
    const shared = { type: 'shared', group: 2, dreams: null, chance: false };
    for (const leak of [patch, drew, shared]) expect(secretsIn([{ told: [leak] }])).toHaveLength(1);
  });

  it('lets pass what everybody is told of the same', () => {
    const drew = { type: 'drew', count: 1, reshuffled: false, dreams: null };
    const shared = { type: 'shared', group: null, dreams: ['d01', 'd02', 'd03'], chance: false };
    expect(secretsIn([{ told: [drew, shared] }])).toEqual([]);
  });

  it('allows everything once the game is over', () => {
    const over = { told: [{ type: 'over' }], patch: [{ op: 'replace', path: '/end', value: { culprit: 1 } }] };
    expect(secretsIn([over])).toEqual([]);
  });
});
