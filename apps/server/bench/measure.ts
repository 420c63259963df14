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

/** Plays so many acts, spread over all groups, and measures them. */
export async function measure(child: Child, groups: readonly Group[], acts: number): Promise<Figures> {
  const times: number[] = [];
  const sizes: number[] = [];
  let next = 0;
  const before = await child.usage();
  const start = performance.now();
  const play = async (worker: number) => {
    for (let turn = worker; next < acts; turn += UNDER_WAY) {
      next++;
      const { ms, bytes } = await (groups[turn % groups.length] as Group).round();
      times.push(ms);
      sizes.push(...bytes);
    }
  };
  // Workers never meet at a group: each has its own residue.
  await Promise.all(Array.from({ length: UNDER_WAY }, (_, worker) => play(worker)));
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
