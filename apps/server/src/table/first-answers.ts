import type { Answer, Refusal } from '@ghostlight/protocol';

/** Of each seat; more than anybody has under way at once. */
const KEPT_REFUSALS = 32;
const OK: Answer = { ok: true };

/**
 * What a match answered to its acts: a repeat gets the same, so that what someone was told stays true.
 * What was played is in the journal and known as long as the match is. A refusal changed nothing and is not journalled:
 * the last ones are known until the table is opened again, and by then no line is left on which it was told.
 */
export class FirstAnswers {
  readonly #played = new Set<string>();
  readonly #refused = new Map<string, Map<string, Refusal>>();

  of(seat: string, id: string): Answer | undefined {
    return this.#played.has(key(seat, id)) ? OK : this.#refused.get(seat)?.get(id);
  }

  played(seat: string, id: string): Answer {
    this.#played.add(key(seat, id));
    return OK;
  }

  refused(seat: string, id: string, refusal: Refusal): Refusal {
    const mine = this.#refused.get(seat) ?? new Map<string, Refusal>();
    this.#refused.set(seat, mine.set(id, refusal));
    const [oldest] = mine.keys();
    if (mine.size > KEPT_REFUSALS && oldest !== undefined) mine.delete(oldest);
    return refusal;
  }
}

const key = (seat: string, id: string): string => `${seat} ${id}`;
