// `pnpm bench understudies`: what people at other tables feel while understudies think without a pause.
import { createTable } from '../test/harness/http.ts';
import { Player } from '../test/harness/player.ts';
import { Child } from './child.ts';
import type { Group } from './group.ts';
import { type Figures, measure, medians } from './measure.ts';
import { OurTable } from './our-table.ts';

const TABLES = 20;
const UNDERSTUDIED = 8;
const REPEATS = 7;
const ACTS = 600;
const WARMING = 2_000;

const server = await Child.start(new URL('./our-server.ts', import.meta.url));
const url = `http://127.0.0.1:${server.port}`;
const tables: Group[] = [];
for (let n = 0; n < TABLES; n++) tables.push(await OurTable.open(url));
const hosts: Player[] = [];
for (let n = 0; n < UNDERSTUDIED; n++) hosts.push(await openUnderstudied());
await measure(server, tables, WARMING);

const [calm, thinking]: [Figures[], Figures[]] = [[], []];
let moves = 0;
for (let repeat = 0; repeat < REPEATS; repeat++) {
  await everywhere('pause');
  calm.push(await measure(server, tables, ACTS));
  await everywhere('resume');
  const before = movesSeen();
  thinking.push(await measure(server, tables, ACTS));
  moves += movesSeen() - before;
}
show('nobody thinks', medians(calm));
show('cruel understudies think', medians(thinking));
console.log(`They made ${moves} moves meanwhile.`);
console.log(`p99 at the other tables: ${(medians(thinking).p99 / medians(calm).p99).toFixed(2)}×`);
server.stop();
process.exit(0);

/** Mary King between two cruel understudies, one game after another, with somebody looking on. */
async function openUnderstudied(): Promise<Player> {
  const { id } = await createTable(url, { game: 'mary-king', pace: 'off' });
  const host = await Player.enter(url, id, 'Ada');
  for (const { seat } of host.facts.seats) await host.does({ type: 'understudy', seat, strength: 'cruel' });
  await host.does({ type: 'start' });
  host.onChange(() => {
    if (host.shown.table?.facts.phase === 'over') void host.verb({ type: 'again' });
    if (host.shown.table?.facts.phase === 'lobby') void host.verb({ type: 'start' });
    return true;
  });
  return host;
}

/** What those who look on were told of. */
function movesSeen(): number {
  return hosts.reduce((sum, { frames }) => sum + frames.length, 0);
}

/** A game that is just over can be neither paused nor resumed: the next one will be. */
async function everywhere(type: 'pause' | 'resume'): Promise<void> {
  for (const host of hosts) await host.verb({ type });
}

function show(name: string, { actsPerSecond, p50, p99 }: Figures): void {
  console.log(
    `${name.padEnd(26)} ${actsPerSecond.toFixed(0)} acts/s, p50 ${p50.toFixed(2)} ms, p99 ${p99.toFixed(2)} ms`,
  );
}
