import { diceFrom } from '@ghostlight/rules-testkit';
import type { GameRules } from '../../src/games.ts';
import { begin, gather } from './company.ts';
import { PATIENCE, within } from './patience.ts';
import { TEST_GAMES } from './test-server.ts';
import { Wanderer } from './wanderer.ts';

/** People at many tables who play one game after another, whatever happens to the servers. */
export class Crowd {
  readonly #seed: string;
  readonly #wanderers: Wanderer[] = [];
  readonly #awaited = new Set<() => void>();
  #seen = 0;
  /** Finished games. */
  games = 0;

  constructor(seed: string) {
    this.#seed = seed;
  }

  /** A table that plays games of every kind, at least one, for as long as `goOn` says. */
  async table(url: string, number: number, goOn: () => boolean): Promise<void> {
    const ids = [...TEST_GAMES.keys()];
    for (let game = 0; game === 0 || goOn(); game++) {
      const id = ids[(number + game) % ids.length] as string;
      const rules = TEST_GAMES.get(id)?.rules as GameRules;
      const company = await persistently(async () => {
        const here = await gather(url, { game: id, players: rules.players.min, pace: 'off' });
        await begin(here);
        return here;
      });
      const here = company.players.map((one, seat) => {
        return new Wanderer(one, rules, diceFrom(`${this.#seed} ${number} ${game} ${seat}`));
      });
      this.#wanderers.push(...here);
      for (const { player } of here) player.onChange(() => this.#saw());
      await Promise.all(here.map((one) => one.run()));
      await Promise.all(here.map(({ player }) => player.leave().catch(() => undefined)));
      this.games++;
    }
  }

  /** After so many things have been seen at the tables. */
  happened(count: number): Promise<void> {
    const goal = this.#seen + count;
    const soon = new Promise<void>((resolve) => {
      const wake = () => {
        if (this.#seen < goal) return;
        this.#awaited.delete(wake);
        resolve();
      };
      this.#awaited.add(wake);
    });
    return within('something to happen at the tables', soon);
  }

  get acknowledged(): readonly string[] {
    return this.#wanderers.flatMap((one) => one.acknowledged);
  }

  /** Acts that the journal lacks though they were acknowledged, has twice, or has from nobody. */
  wrongs(kept: ReadonlyMap<string, number>): readonly string[] {
    const sent = new Set(this.#wanderers.flatMap((one) => [...one.sent]));
    const lost = this.acknowledged.filter((id) => !kept.has(id)).map((id) => `${id} is lost`);
    const twice = [...kept].filter(([, count]) => count !== 1).map(([id]) => `${id} is there twice`);
    const strange = [...kept.keys()].filter((id) => !sent.has(id)).map((id) => `nobody sent ${id}`);
    return [...lost, ...twice, ...strange];
  }

  #saw(): boolean {
    this.#seen++;
    for (const wake of this.#awaited) wake();
    return true;
  }
}

/** Until it works: a server may be down at any moment. */
async function persistently<T>(task: () => Promise<T>): Promise<T> {
  const start = Date.now();
  for (;;) {
    try {
      return await task();
    } catch (error) {
      if (Date.now() - start > PATIENCE) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
