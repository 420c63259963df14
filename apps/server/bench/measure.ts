import type { Child } from './child.ts';
import type { Group } from './group.ts';

export interface Figures {
  readonly actsPerSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly bytes: number;
  /** Microseconds of server CPU per act. */
  readonly cpu: number;
}

/** The load is the same whatever the number of tables: so many acts under way at any moment. */
const UNDER_WAY = 10;

/** Plays so many acts, spread over all groups, each as soon as the one before it is seen, and measures them. */
export function measure(child: Child, groups: readonly Group[], acts: number): Promise<Figures> {
  return measured(child, async (round) => {
    let next = 0;
    const play = async (worker: number) => {
      for (let turn = worker; next < acts; turn += UNDER_WAY) {
        next++;
        await round(groups[turn % groups.length] as Group);
      }
    };
    // Workers never meet at a group: each has its own residue.
    await Promise.all(Array.from({ length: UNDER_WAY }, (_, worker) => play(worker)));
  });
}

/** The same, but no more acts a second than this: in volleys, as a commit of the journal lets them go. */
export function measureAtPace(
  child: Child,
  groups: readonly Group[],
  acts: number,
  perSecond: number,
): Promise<Figures> {
  return measured(child, async (round) => {
    const start = performance.now();
    for (let turn = 0; turn < acts; turn += UNDER_WAY) {
      const volley = Array.from({ length: UNDER_WAY }, (_, worker) => groups[(turn + worker) % groups.length] as Group);
      await Promise.all(volley.map(round));
      const due = start + ((turn + UNDER_WAY) / perSecond) * 1000;
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
    }
  });
}

async function measured(
  child: Child,
  play: (round: (group: Group) => Promise<void>) => Promise<void>,
): Promise<Figures> {
  const times: number[] = [];
  const sizes: number[] = [];
  const before = await child.usage();
  const start = performance.now();
  await play(async (group) => {
    const { ms, bytes } = await group.round();
    times.push(ms);
    sizes.push(...bytes);
  });
  const seconds = (performance.now() - start) / 1000;
  const after = await child.usage();
  return {
    actsPerSecond: times.length / seconds,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    bytes: quantile(sizes, 0.5),
    cpu: (after.cpu - before.cpu) / times.length,
  };
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);

function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

/** The median of each figure over the repeats. */
export const medians = (all: readonly Figures[]): Figures => ({
  actsPerSecond: median(all.map((one) => one.actsPerSecond)),
  p50: median(all.map((one) => one.p50)),
  p99: median(all.map((one) => one.p99)),
  bytes: median(all.map((one) => one.bytes)),
  cpu: median(all.map((one) => one.cpu)),
});
