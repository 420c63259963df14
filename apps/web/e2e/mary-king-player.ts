import type { Page } from '@playwright/test';

export interface Habit {
  /** Keeps flashes to answer flashes with. */
  readonly patient: boolean;
}

/** Where play stopped: a kind of question this page has not shown before, or the end. */
export interface Stop {
  readonly state: string;
}

export const OVER = 'over';

/**
 * Plays on by clicking what glows until the page shows a state that is not among those seen, or the end screen.
 * All of it happens in the page: a game has more than a hundred decisions, and each round trip of a test costs more than a click.
 */
export const playOn = (page: Page, habit: Habit, seen: readonly string[]): Promise<Stop> =>
  page.evaluate(clickWhatGlows, { habit, seen, over: OVER });

interface Orders {
  readonly habit: Habit;
  readonly seen: readonly string[];
  readonly over: string;
}

/** Runs in the page, so it can use nothing of this file. */
async function clickWhatGlows({ habit, seen, over }: Orders): Promise<Stop> {
  const PATIENCE = 12;
  const HOPELESS = 500;
  const board = () => document.querySelector<HTMLElement>('[data-board]');
  const glowing = (kind: string) => [
    ...document.querySelectorAll<HTMLElement>(`[data-board] [data-glow=${kind}]:not([data-disabled], [data-tapped])`),
  ];
  const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
  // The page remembers how far it has counted, so that the same clicks are not made again and again.
  const counter = window as unknown as { clicked?: number };
  const click = async (elements: readonly HTMLElement[]) => {
    counter.clicked = (counter.clicked ?? 0) + 1;
    elements[(counter.clicked * 7 + 3) % elements.length]?.click();
    await pause(0);
  };
  const state = () => {
    const { question, top } = board()?.dataset ?? {};
    const aims = glowing('spot').length > 0 ? 'aim' : '';
    return [question, top, aims].filter(Boolean).join(' ');
  };
  /** For whoever has to find out why nothing goes on. */
  const whatIsThere = () =>
    [...document.querySelectorAll<HTMLElement>('[data-glow], [data-chosen], [data-note], [data-line], [role=dialog]')]
      .map(({ dataset, textContent }) => `${JSON.stringify(dataset)} ${textContent?.slice(0, 60)}`)
      .join('; ');
  const isFlash = (card: HTMLElement) => card.querySelector('[aria-label^=Flash]') !== null;
  const mayAnswer = () =>
    !habit.patient || document.querySelector<HTMLElement>('[data-depth] > li')?.dataset.timing === 'flash';

  /** One click towards an answer. */
  async function step(clicks: number): Promise<void> {
    const tired = clicks > PATIENCE;
    const confirm = glowing('confirm');
    if (confirm.length > 0) return click(confirm);
    const putBack = document.querySelector<HTMLElement>('[data-chosen] [aria-label="Put it back"]');
    // Taps that undo each other lead nowhere, and what is taken up hides the way out.
    if (putBack && tired) return click([putBack]);
    if (document.querySelector('[data-chosen]') && !tired) {
      const spots = glowing('spot');
      const more = spots.length > 0 ? spots : glowing('effect');
      if (more.length > 0) return click(more);
    }
    const question = board()?.dataset.question;
    if (question === 'window') {
      const answers = mayAnswer() && !tired ? glowing('card') : [];
      return click(answers.length > 0 ? answers : glowing('pass'));
    }
    if (question === 'act' && !tired) {
      const own = [...document.querySelectorAll<HTMLElement>('[data-side]')].at(-1);
      const ideas = glowing('buy').filter((idea) => own?.contains(idea));
      if (ideas.length > 0) return click(ideas);
      const cards = glowing('card').filter((card) => !isFlash(card));
      counter.clicked = (counter.clicked ?? 0) + 1;
      return click(cards.length > 0 && counter.clicked % 4 > 0 ? cards : glowing('done'));
    }
    for (const kind of ['pick', 'recall', 'stop', 'decline', 'keep', 'done', 'pass']) {
      const these = glowing(kind);
      if (these.length > 0) return click(these);
    }
  }

  for (;;) {
    if (document.querySelector('[data-ending]')) return { state: over };
    const before = board()?.dataset.step;
    if (document.querySelectorAll('[data-board] [data-glow]').length === 0) {
      await pause(10);
      continue;
    }
    for (let clicks = 0; board()?.dataset.step === before; clicks++) {
      if (!seen.includes(state())) return { state: state() };
      if (document.querySelectorAll('[data-board] [data-glow]').length === 0) await pause(5);
      else await step(clicks);
      if (clicks > PATIENCE * 4) await pause(20);
      if (clicks > HOPELESS) throw new Error(`Nothing that glows leads on from “${state()}”: ${whatIsThere()}`);
    }
  }
}
