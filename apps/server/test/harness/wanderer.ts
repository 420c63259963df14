import { type Act, isRefusal, newActId } from '@ghostlight/protocol';
import type { Dice } from '@ghostlight/rules-testkit';
import type { GameRules } from '../../src/games.ts';
import { PATIENCE } from './patience.ts';
import type { Player } from './player.ts';

const RACES = new Set(['stale', 'over', 'paused', 'failed', 'gone']);
const LONGEST_WAIT = 250;

/** A player with a bad line: comes back through the door whenever it breaks, and sends what was not answered again. */
export class Wanderer {
  readonly player: Player;
  /** Acts that were answered with ok, by id. */
  readonly acknowledged: string[] = [];
  readonly sent = new Set<string>();
  returns = 0;
  readonly #rules: GameRules;
  readonly #dice: Dice;
  #pending: Act | null = null;
  #log: readonly string[] = [];
  #match = 0;

  constructor(player: Player, rules: GameRules, dice: Dice) {
    this.player = player;
    this.#rules = rules;
    this.#dice = dice;
  }

  /** Plays until the match is over. */
  async run(): Promise<void> {
    const { player } = this;
    for (;;) {
      if (player.room === null || player.closed !== null) await this.#comeBack();
      if (player.facts.phase === 'over') return;
      if (await this.#move()) continue;
      const { shown } = player;
      await player.until(() => player.shown !== shown || player.closed !== null, 'something to happen');
    }
  }

  async #comeBack(): Promise<void> {
    const start = Date.now();
    for (let wait = 10; ; wait = Math.min(LONGEST_WAIT, wait * 2)) {
      try {
        await this.player.enter();
        break;
      } catch (error) {
        if (Date.now() - start > PATIENCE) throw error;
        await new Promise((resolve) => setTimeout(resolve, wait));
      }
    }
    this.returns++;
    this.#checkMemory();
  }

  /** What one was told before the line broke is never taken back. */
  #checkMemory(): void {
    const { game } = this.player.shown;
    if (!game) return;
    const log = game.log.map((event) => JSON.stringify(event));
    const kept = this.#match !== game.match || this.#log.every((event, index) => log[index] === event);
    if (!kept) throw new Error(`${this.player.name} was told something that is gone.`);
  }

  async #move(): Promise<boolean> {
    const { player } = this;
    const { game } = player.shown;
    if (!game || player.facts.phase !== 'playing') return false;
    this.#match = game.match;
    this.#log = game.log.map((event) => JSON.stringify(event));
    this.#pending ??= this.#choose();
    if (!this.#pending) return false;
    this.sent.add(this.#pending.id);
    try {
      const answer = await player.ask('act', this.#pending);
      if (!isRefusal(answer)) this.acknowledged.push(this.#pending.id);
      else if (!RACES.has(answer.error)) throw new Error(`${answer.error}: ${answer.message}`);
      this.#pending = null;
    } catch (error) {
      if (player.closed === null && !/connection closed|not open/.test(String(error))) throw error;
      await player.until(() => player.closed !== null, 'the line to close');
    }
    return true;
  }

  #choose(): Act | null {
    const { view, seat } = this.player;
    const legal = this.#rules.legal(view);
    const prompt = this.#rules.prompt(view);
    if (seat === null || prompt === null || legal.length === 0) return null;
    return { id: newActId(), seat, prompt, actions: [this.#dice.pick(legal) as Record<string, unknown>] };
  }
}
