/**
 * The yardstick of `pnpm bench rules`: a hand-written reducer with no contract around it. Two players take
 * 1 to 3 of 40 stones in turn; a finished game starts anew. State is copied, as in real rules.
 */
interface Toy {
  readonly stones: number;
  readonly turn: 'a' | 'b';
  readonly taken: { readonly a: readonly number[]; readonly b: readonly number[] };
}

const START: Toy = { stones: 40, turn: 'a', taken: { a: [], b: [] } };

const legal = (toy: Toy): readonly number[] => [1, 2, 3].filter((count) => count <= toy.stones);

function apply(toy: Toy, count: number): Toy {
  const taken = { ...toy.taken, [toy.turn]: [...toy.taken[toy.turn], count] };
  return { stones: toy.stones - count, turn: toy.turn === 'a' ? 'b' : 'a', taken };
}

/** Plays so many actions and gives the stones left at the end, so that nothing can be optimised away. */
export function playToy(actions: number, below: (n: number) => number): number {
  let toy = START;
  for (let i = 0; i < actions; i++) {
    if (toy.stones === 0) toy = START;
    const counts = legal(toy);
    toy = apply(toy, counts[below(counts.length)] as number);
  }
  return toy.stones;
}
