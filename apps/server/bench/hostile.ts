import { newKey } from '@ghostlight/protocol';
import { diceFrom } from '@ghostlight/rules-testkit';
import { createTable, sure } from '../test/harness/http.ts';
import { malice } from '../test/harness/malice.ts';
import { Player } from '../test/harness/player.ts';
import { RawClient } from '../test/harness/raw-client.ts';
import { Child } from './child.ts';
import { median } from './measure.ts';
import { OurTable } from './our-table.ts';

const REPEATS = 5;
const ACTS = 40;
const FLOODERS = 20;
/** Slow enough that the players' own limits never matter. */
const PAUSE = 40;

/** What others wait for their acts while clients of another address flood the server as fast as they can. */
export async function measureUnderAttack(): Promise<{ readonly calm: number; readonly attacked: number }> {
  const child = await Child.start(new URL('./our-server.ts', import.meta.url), 'strict');
  const url = `http://127.0.0.1:${child.port}`;
  const table = await OurTable.open(url);
  const [calm, attacked]: [number[], number[]] = [[], []];
  for (let repeat = 0; repeat < REPEATS; repeat++) {
    calm.push(await latency(table));
    const stop = await attack(url);
    attacked.push(await latency(table));
    stop();
  }
  child.stop();
  return { calm: median(calm), attacked: median(attacked) };
}

async function latency(table: OurTable): Promise<number> {
  const times: number[] = [];
  for (let act = 0; act < ACTS; act++) {
    times.push((await table.round()).ms);
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
  return median(times);
}

/** Flooders at a table of their own; they go on until stopped or cut. */
async function attack(url: string): Promise<() => void> {
  const { id } = await createTable(url, { game: 'rest-in-peace' });
  const dice = diceFrom(newKey());
  const target = { seats: ['green', 'blue'], people: ['nobody'], prompt: '', old: [] };
  const flooders: RawClient[] = [];
  for (let n = 0; n < FLOODERS; n++) {
    const { reservation } = sure(await new Player(url, id, 'Mallory').knock());
    flooders.push(await RawClient.join(url, reservation, '127.0.0.2'));
  }
  const timer = setInterval(() => {
    for (const { socket } of flooders)
      if (socket.readyState === socket.OPEN && socket.bufferedAmount < 100_000)
        for (let n = 0; n < 50; n++) socket.send(malice(dice, target), () => undefined);
  }, 10);
  return () => {
    clearInterval(timer);
    for (const { socket } of flooders) socket.terminate();
  };
}
