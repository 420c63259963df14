// `pnpm bench server`: the table server beside a bare websocket server, in one run, alternating.
import { Child } from './child.ts';
import { BareGroup, type Group } from './group.ts';
import { measureUnderAttack } from './hostile.ts';
import { type Figures, measure, measureAtPace, median, medians } from './measure.ts';
import { OurTable } from './our-table.ts';

const COUNTS = [10, 100, 500];
const REPEATS = 5;
const ACTS = 600;
const WARMING = 60_000;
const OPENED_AT_ONCE = 10;

const rows: string[] = [];
const throughput: { readonly few: number[]; readonly all: number[] } = { few: [], all: [] };
const paced: string[] = [];
const memory: { readonly ours: number; readonly bare: number }[] = [];

const ours = await Child.start(new URL('./our-server.ts', import.meta.url));
const tables: Group[] = [];
await openMore(tables, COUNTS[0] as number, () => OurTable.open(`http://127.0.0.1:${ours.port}`));
// The first acts warm both servers up, and say how many bytes the bare one must send.
const { bytes } = await measure(ours, tables, WARMING);
const bare = await Child.start(new URL('./bare-server.ts', import.meta.url), String(bytes));
const groups: Group[] = [];
await openMore(groups, COUNTS[0] as number, (index) => BareGroup.open(bare.port, index));
await measure(bare, groups, WARMING);

for (const count of COUNTS) {
  await openMore(tables, count, () => OurTable.open(`http://127.0.0.1:${ours.port}`));
  await openMore(groups, count, (index) => BareGroup.open(bare.port, index));
  const [a, b, c]: [Figures[], Figures[], Figures[]] = [[], [], []];
  for (let repeat = 0; repeat < REPEATS; repeat++) {
    a.push(await measure(bare, groups, ACTS));
    const mine = await measure(ours, tables, ACTS);
    b.push(mine);
    c.push(await measureAtPace(bare, groups, ACTS, mine.actsPerSecond));
  }
  memory.push({ ours: (await ours.usage(true)).rss, bare: (await bare.usage(true)).rss });
  show(count, 'bare ws', medians(a), null);
  show(count, 'bare ws, as many acts/s as ours', medians(c), null);
  show(count, 'ghostlight', medians(b), medians(a));
  paced.push(`${count} tables: ${(medians(b).cpu / medians(c).cpu).toFixed(2)}×`);
}
// Alternating, because the machine's other work changes from minute to minute.
for (let repeat = 0; repeat < REPEATS; repeat++) {
  throughput.few.push((await measure(ours, tables.slice(0, COUNTS[0]), ACTS)).actsPerSecond);
  throughput.all.push((await measure(ours, tables, ACTS)).actsPerSecond);
}
for (const group of [...tables, ...groups]) group.close();
ours.stop();
bare.stop();

console.log('| tables | server | acts/s | p50 ms | p99 ms | bytes per act and client | CPU µs per act |');
console.log('|---|---|---|---|---|---|---|');
for (const row of rows) console.log(row);
const { few, all } = throughput;
console.log(
  `\nThroughput at ${COUNTS.at(-1)} tables is ${percent(median(all) / median(few))} of that at ${COUNTS[0]} of them, at equal load.`,
);
console.log(`CPU per act against a bare server that sends as many acts a second: ${paced.join(', ')}.`);
const [ourTable, bareTable] = [grown('ours'), grown('bare')];
console.log(
  `A table more, with its three sockets, takes ${ourTable.toFixed(0)} KB of RSS; three bare sockets ${bareTable.toFixed(0)} KB (${(ourTable / bareTable).toFixed(1)}×).`,
);
const { calm, attacked } = await measureUnderAttack();
console.log(
  `Under attack p50 of others is ${attacked.toFixed(2)} ms, undisturbed ${calm.toFixed(2)} ms: ${(attacked / calm).toFixed(2)}×.`,
);
process.exit(0);

async function openMore(groups: Group[], count: number, open: (index: number) => Promise<Group>): Promise<void> {
  let next = groups.length;
  const opener = async () => {
    while (next < count) groups.push(await open(next++));
  };
  await Promise.all(Array.from({ length: OPENED_AT_ONCE }, opener));
}

function show(count: number, name: string, figures: Figures, base: Figures | null): void {
  const cell = (value: number, digits: number, against?: number) =>
    against === undefined ? value.toFixed(digits) : `${value.toFixed(digits)} (${(value / against).toFixed(2)}×)`;
  rows.push(
    `| ${[
      count,
      name,
      cell(figures.actsPerSecond, 0, base?.actsPerSecond),
      cell(figures.p50, 2, base?.p50),
      cell(figures.p99, 2, base?.p99),
      cell(figures.bytes, 0),
      cell(figures.cpu, 0, base?.cpu),
    ].join(' | ')} |`,
  );
}

/** Kilobytes for each table between the smallest and the largest number of them. */
function grown(whose: 'ours' | 'bare'): number {
  const bytes = (memory.at(-1)?.[whose] ?? 0) - (memory[0]?.[whose] ?? 0);
  return bytes / 1024 / ((COUNTS.at(-1) ?? 0) - (COUNTS[0] ?? 0));
}

function percent(ratio: number): string {
  return `${(ratio * 100).toFixed(0)} %`;
}
