import type { AnyRules, Entry, Seed } from '@ghostlight/rules-kit';
import { asBreach, type Breach } from './breach.ts';
import { diceFrom } from './dice.ts';
import type { Hints, LawName, PlayLaw, Table, TableLaw, Trial } from './law.ts';
import { PLAY_LAWS, TABLE_LAWS } from './laws/index.ts';
import { anyMove, anyVerb, sleepy } from './movers.ts';
import { type Play, play } from './play.ts';
import { breachOf, shrink } from './shrink.ts';
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

/** Plays and looks, one game per step, so that the caller can show progress, let others run, or stop. */
export function* trials(given: AnyRules, options: TrialOptions): Generator<Progress, Progress> {
  const seen: unknown[] = [];
  const trial: Trial = {
    rules: watch(given, { freezing: false }),
    freezingRules: watch(given, { freezing: true }),
    hints: options,
    seen,
  };
  const seed = options.seed ?? 'ghostlight';
  const from = options.from ?? 0;
  const findings = new Map<LawName, Finding>();
  const find = (finding: Finding) => findings.has(finding.law) || findings.set(finding.law, finding);
  const stands = ({ name }: PlayLaw | TableLaw) => !findings.has(name) && (options.laws?.includes(name) ?? true);
  const progress = { games: 0, actions: 0 };
  const report = (): Progress => ({ ...progress, findings: [...findings.values()] });

  for (let game = from; game < from + options.games; game++) {
    const table = options.tables[game % options.tables.length] as Table;
    withTraps(() => {
      const played = playOne(trial, table, `${seed}/${game}`);
      if (played.broken)
        find(findingOf(trial, lawNamed(played.broken.law), played, played.entries.length, played.broken));
      for (const law of PLAY_LAWS) {
        if (stands(law)) lookAt(trial, law, played, `${seed}/${game}`, options.effort ?? 1, find);
      }
      const dice = diceFrom(`${seed}/${game}/seen`);
      remember(
        seen,
        dice.some(played.entries, 8).map((entry) => entry.action),
      );
      progress.games++;
      progress.actions += played.entries.length;
    });
    yield report();
  }
  const tables = Math.min(MOST_TABLES, Math.ceil(options.games / GAMES_PER_TABLE));
  for (const [index, table] of diceFrom(`${seed}/${from}`).some(options.tables, tables).entries()) {
    for (const law of TABLE_LAWS) {
      if (!stands(law)) continue;
      withTraps(() => {
        const breach = tableBreach(trial, law, table, `${seed}/${from}/${index}`);
        if (breach) find({ law: breach.law, says: law.says, seen: breach.message, table, seed: null, actions: [] });
      });
      yield report();
    }
  }
  return report();
}

function playOne({ freezingRules, hints }: Trial, table: Table, chance: string): Play {
  const dice = diceFrom(chance);
  const mover = dice.pick([anyMove, anyVerb, anyVerb, sleepy])(freezingRules);
  return play(freezingRules, table, dice.seed(), mover, dice, hints.bound);
}

function lookAt(
  trial: Trial,
  law: PlayLaw,
  played: Play,
  chance: string,
  effort: number,
  find: (finding: Finding) => unknown,
): void {
  for (const at of positionsFor(trial, law, played, chance, effort)) {
    const breach = breachOf(trial, law, played, at, chance);
    if (!breach) continue;
    find(findingOf(trial, lawNamed(breach.law), played, at, breach));
    return;
  }
}

function positionsFor(trial: Trial, law: PlayLaw, played: Play, chance: string, effort: number): readonly number[] {
  const all = [...played.states.keys()];
  if (law.samples === 'all') return all;
  if (law.samples === 'last') return all.slice(-1);
  const dice = diceFrom(`${chance}/${law.name}`);
  const count = dice.times(law.samples * effort);
  const { promise } = law;
  if (!promise || dice.chance(0.5)) return dice.some(all, count);
  const candidates = dice.some(all, count * CANDIDATES).map((at) => ({ at, worth: promise(trial, played, at) }));
  return candidates
    .sort((a, b) => b.worth - a.worth)
    .slice(0, count)
    .map(({ at }) => at);
}

const CANDIDATES = 6;
// Laws over many deals cost as much as some games: they look at one table for so many games, and at so many tables at most.
const GAMES_PER_TABLE = 50;
const MOST_TABLES = 8;

function findingOf(trial: Trial, law: PlayLaw, played: Play, at: number, first: Breach): Finding {
  const { actions, breach } = shrink(trial, law, played, at, first);
  return { law: law.name, says: law.says, seen: breach.message, table: played.table, seed: played.seed, actions };
}

function tableBreach(trial: Trial, law: TableLaw, table: Table, chance: string): Breach | null {
  try {
    law.check(trial, table, diceFrom(`${chance}/${law.name}`));
    return null;
  } catch (error) {
    return asBreach(law.name, error);
  }
}

const lawNamed = (name: LawName): PlayLaw => PLAY_LAWS.find((law) => law.name === name) ?? (PLAY_LAWS[0] as PlayLaw);

const REMEMBERED = 400;

function remember(seen: unknown[], actions: readonly unknown[]): void {
  seen.push(...actions);
  if (seen.length > REMEMBERED) seen.splice(0, seen.length - REMEMBERED);
}
