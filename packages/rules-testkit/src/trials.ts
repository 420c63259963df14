import type { AnyRules, Entry, Seed } from '@ghostlight/rules-kit';
import { diceFrom } from '@ghostlight/rules-kit';
import { asBreach, type Breach } from './breach.ts';
import type { Hints, LawName, PlayLaw, Table, TableLaw, Trial } from './law.ts';
import { LAWS, PLAY_LAWS, TABLE_LAWS } from './laws/index.ts';
import { anyVerb, dawdler, sleepy } from './movers.ts';
import { type Play, play } from './play.ts';
import { positionsFor } from './positions.ts';
import { breachOf, type Reproduction, shrink } from './shrink.ts';
import { withTraps } from './traps.ts';
import { watch } from './watch.ts';

export interface TrialOptions extends Hints {
  readonly tables: readonly Table[];
  /** How many games are played in all, over the tables in turn. */
  readonly games: number;
  /** Any text; the same text plays the same games. */
  readonly seed?: string;
  /** How much is looked at per game; 1 unless told. */
  readonly effort?: number;
  /** Look at these laws only. */
  readonly laws?: readonly LawName[];
  /** The number of the first game: where another worker's share ends. */
  readonly from?: number;
}

/** A broken law and how to see it again. */
export interface Finding {
  readonly law: LawName;
  readonly says: string;
  readonly seen: string;
  readonly table: Table;
  /** The deal; null when the law broke only over many deals. */
  readonly seed: Seed | null;
  readonly actions: readonly Entry[];
}

export interface Progress {
  readonly games: number;
  readonly actions: number;
  readonly findings: readonly Finding[];
}

// Laws over many deals cost as much as some games: they look at one table for so many games, and at so many tables at most.
const GAMES_PER_TABLE = 50;
const MOST_TABLES = 8;
const REMEMBERED = 400;

/** Plays and looks, little by little, so that the caller can show progress, let others run, or stop. */
export function* trials(given: AnyRules, options: TrialOptions): Generator<Progress, Progress> {
  const seen: unknown[] = [];
  const trial: Trial = {
    rules: watch(given, { freezing: false }),
    freezingRules: watch(given, { freezing: true }),
    hints: options,
    seen,
  };
  const { seed = 'ghostlight', from = 0, effort = 1 } = options;
  const findings = new Map<LawName, Finding>();
  const stands = ({ name }: { readonly name: LawName }) =>
    !findings.has(name) && (options.laws?.includes(name) ?? true);
  const progress = { games: 0, actions: 0 };
  const report = (): Progress => ({ ...progress, findings: [...findings.values()] });

  for (let game = from; game < from + options.games; game++) {
    const chance = `${seed}/${game}`;
    const table = options.tables[game % options.tables.length] as Table;
    const played = withTraps(() => playOne(trial, table, chance));
    const broken: Broken[] = played.broken ? [{ at: played.entries.length, breach: played.broken }] : [];
    withTraps(() => {
      for (const law of PLAY_LAWS) if (stands(law)) broken.push(...lookAt(trial, law, played, chance, effort));
    });
    for (const { at, breach } of broken) {
      if (findings.has(breach.law)) continue;
      const steps = shrink(trial, lawOf(breach), played, at, breach);
      let step = withTraps(() => steps.next());
      for (; !step.done; step = withTraps(() => steps.next())) yield report();
      findings.set(breach.law, findingOf(played, step.value));
    }
    remember(seen, diceFrom(`${chance}/seen`).some(played.entries, 8));
    progress.games++;
    progress.actions += played.entries.length;
    yield report();
  }
  const tables = Math.min(MOST_TABLES, Math.ceil(options.games / GAMES_PER_TABLE));
  for (const [index, table] of diceFrom(`${seed}/${from}`).some(options.tables, tables).entries()) {
    for (const law of TABLE_LAWS) {
      if (!stands(law)) continue;
      const breach = withTraps(() => tableBreach(trial, law, table, `${seed}/${from}/${index}`));
      if (breach && !findings.has(breach.law)) {
        findings.set(breach.law, {
          law: breach.law,
          says: saysOf(breach),
          seen: breach.message,
          table,
          seed: null,
          actions: [],
        });
      }
      yield report();
    }
  }
  return report();
}

interface Broken {
  readonly at: number;
  readonly breach: Breach;
}

function playOne({ freezingRules, hints }: Trial, table: Table, chance: string): Play {
  const dice = diceFrom(chance);
  const mover = dice.pick([dawdler, anyVerb, anyVerb, sleepy])(freezingRules);
  return play(freezingRules, table, dice.seed(), mover, dice, hints.bound);
}

/** The first breach of a law in a play, if any. */
function lookAt(trial: Trial, law: PlayLaw, played: Play, chance: string, effort: number): Broken[] {
  for (const at of positionsFor(trial, law, played, chance, effort)) {
    const breach = breachOf(trial, law, played, at, chance);
    if (breach) return [{ at, breach }];
  }
  return [];
}

const findingOf = ({ table, seed }: Play, { actions, breach }: Reproduction): Finding => ({
  law: breach.law,
  says: saysOf(breach),
  seen: breach.message,
  table,
  seed,
  actions,
});

function tableBreach(trial: Trial, law: TableLaw, table: Table, chance: string): Breach | null {
  try {
    law.check(trial, table, diceFrom(`${chance}/${law.name}`));
    return null;
  } catch (error) {
    return asBreach(law.name, error);
  }
}

const saysOf = ({ law }: Breach): string => LAWS.find(({ name }) => name === law)?.says ?? law;

const lawOf = ({ law }: Breach): PlayLaw => PLAY_LAWS.find(({ name }) => name === law) ?? (PLAY_LAWS[0] as PlayLaw);

function remember(seen: unknown[], entries: readonly Entry[]): void {
  seen.push(...entries.map(({ action }) => action));
  if (seen.length > REMEMBERED) seen.splice(0, seen.length - REMEMBERED);
}
