// `pnpm bench site`: what an act costs each part of a site of two servers, and how long people wait when one goes.
import { readdirSync, readFileSync } from 'node:fs';
import { createTable } from '../test/harness/http.ts';
import { Player } from '../test/harness/player.ts';
import { Site } from '../test/harness/site.ts';
import { median } from './measure.ts';
import { OurTable } from './our-table.ts';

const TABLES = 20;
const [WARMING, ACTS, UNDER_WAY] = [1_500, 4_000, 10];
const COMPANIES = 20;
/** Microseconds of a tick of the kernel's clock. */
const TICK = 10_000;

const found = Site.programs();
if (!found) process.exit(1);
const site = await Site.start(found, () => ({}));
try {
  await costs();
  await pauses('SIGTERM', () => site.server(0).terminate());
  await site.begin(0);
  // So long nginx leaves a server alone that did not answer.
  await new Promise((resolve) => setTimeout(resolve, 4_000));
  await pauses('kill -9', () => site.server(0).kill());
} finally {
  await site.stop();
}
process.exit(0);

/** CPU of each part for one act of Rest in Peace with two players and a watcher, through the proxy. */
async function costs(): Promise<void> {
  const tables: OurTable[] = [];
  while (tables.length < TABLES) tables.push(await OurTable.open(site.url));
  await play(tables, WARMING);
  const [before, stored] = [usage(), await storage()];
  const start = performance.now();
  await play(tables, ACTS);
  const seconds = (performance.now() - start) / 1000;
  const after = usage();
  console.log(`${TABLES} tables, ${ACTS} acts, ${(ACTS / seconds).toFixed(0)} acts/s\n`);
  console.log('| part | CPU µs per act |\n|---|---|');
  for (const [part, ticks] of after)
    console.log(`| ${part} | ${(((ticks - (before.get(part) ?? 0)) * TICK) / ACTS).toFixed(0)} |`);
  const { data, log } = await storage();
  const each = (bytes: number) => `${(bytes / ACTS).toFixed(0)} bytes`;
  console.log(`\nThe database grew by ${each(data - stored.data)} per act, its log by ${each(log - stored.log)}.`);
  for (const table of tables) table.close();
}

async function storage(): Promise<{ readonly data: number; readonly log: number }> {
  const [sizes] = await site.postgres.query<{ data: string; log: string }>(
    site.databaseUrl,
    "SELECT pg_database_size(current_database()) AS data, pg_current_wal_lsn() - '0/0'::pg_lsn AS log",
  );
  return { data: Number(sizes?.data), log: Number(sizes?.log) };
}

async function play(tables: readonly OurTable[], acts: number): Promise<void> {
  let next = 0;
  const worker = async (first: number) => {
    for (let turn = first; next < acts; turn += UNDER_WAY) {
      next++;
      await tables[turn % tables.length]?.round();
    }
  };
  await Promise.all(Array.from({ length: UNDER_WAY }, (_, first) => worker(first)));
}

function usage(): Map<string, number> {
  const pids = site.pids();
  return new Map(Object.entries(pids).map(([part, pid]) => [part, ticks(pid)]));
}

/** User and system time of a process and its children. */
function ticks(pid: number): number {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return all.reduce((sum, name) => {
    const stat = statOf(name);
    return stat && (Number(name) === pid || stat.parent === pid) ? sum + stat.ticks : sum;
  }, 0);
}

function statOf(pid: string): { readonly parent: number; readonly ticks: number } | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return { parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) };
  } catch {
    return null;
  }
}

/** How long people whose server goes wait until they see their table again, knocking as the web client does. */
async function pauses(what: string, go: () => Promise<void>): Promise<void> {
  const people: Player[] = [];
  while (people.length < COMPANIES) {
    const { id } = await createTable(site.url, { game: 'rest-in-peace' });
    people.push(await Player.enter(site.url, id, 'Ada'));
  }
  const waits: number[] = [];
  const gone = Promise.withResolvers<void>();
  const returned = people.map(async (one) => {
    await Promise.race([one.until(() => one.closed !== null, 'the line to break'), gone.promise]);
    if (one.closed === null) return;
    const broken = performance.now();
    for (let wait = 400; ; wait = Math.min(8_000, wait * 2)) {
      await new Promise((resolve) => setTimeout(resolve, wait / 2 + (wait / 2) * Math.random()));
      if (
        await one.enter().then(
          () => true,
          () => false,
        )
      )
        break;
    }
    waits.push(performance.now() - broken);
  });
  await go();
  // Who has heard nothing by now is at the other server.
  setTimeout(gone.resolve, 1_000);
  await Promise.all(returned);
  const worst = Math.max(...waits);
  console.log(
    `\n${what}: ${waits.length} of ${COMPANIES} tables moved; people waited ${ms(median(waits))} (median), ${ms(worst)} (longest).`,
  );
  await Promise.all(people.map((one) => one.leave()));
}

function ms(value: number): string {
  return `${(value / 1000).toFixed(1)} s`;
}
