import { type Act, newActId, type TablesListed } from '@ghostlight/protocol';
import { diceFrom } from '@ghostlight/rules-testkit';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { GameRules } from '../src/games.ts';
import { autoplay } from './harness/autoplay.ts';
import { begin, type Company } from './harness/company.ts';
import { Crowd } from './harness/crowd.ts';
import { FailingLine } from './harness/failing-line.ts';
import { createTable, get } from './harness/http.ts';
import { Onlooker } from './harness/onlooker.ts';
import { Player } from './harness/player.ts';
import { eventually, Site } from './harness/site.ts';
import { toyGame } from './harness/toy-game.ts';

const found = Site.programs();
const rules = toyGame as unknown as GameRules;
const pick = (number: number) => ({ type: 'pick', number });
const confirm = { type: 'confirm' };

describe.runIf(found)('a site of two servers', () => {
  let site: Site;
  let database: FailingLine;
  beforeAll(async () => {
    if (!found) return;
    site = await Site.start(found, async (number, host, url) => {
      if (number === 1) return { publicAddress: `${host}/s2` };
      const { port, pathname } = new URL(url);
      database = await FailingLine.to(Number(port));
      return {
        publicAddress: `${host}/s1`,
        databaseUrl: `postgres://ghostlight@127.0.0.1:${database.port}${pathname}`,
      };
    });
  });
  // A test that failed leaves no broken line to the next.
  afterEach(() => database?.mend());
  afterAll(async () => {
    await site?.stop();
    database?.close();
  });

  /** A game of two whose table is opened by this server, and whose second player comes through the other one. */
  async function companyAt(owner: 0 | 1, rounds = 3): Promise<Company> {
    const [here, there] = [site.server(owner).url, site.server(owner === 0 ? 1 : 0).url];
    const table = await createTable(there, { game: 'toy', players: 2, public: true, pace: 'off', options: { rounds } });
    const ada = await Player.enter(here, table.id, 'Ada');
    const ben = await Player.enter(there, table.id, 'Ben');
    const wim = await Player.enter(site.url, table.code, 'Wim');
    await ada.does({ type: 'sit', seat: 'a' });
    await ben.does({ type: 'sit', seat: 'b' });
    const players = [ada, ben];
    // From now on everybody comes as people do: to the site.
    for (const one of [...players, wim]) one.url = site.url;
    const leave = async () => {
      await Promise.all([...players, wim].map((one) => one.leave()));
    };
    return { table, players, watchers: [wim], leave };
  }

  /** Everyone whose line broke comes back, each at the first try. */
  const comeBack = ({ players, watchers }: Company) =>
    Promise.all(
      [...players, ...watchers].map(async (one) => {
        await one.until(() => one.closed !== null, 'the line to break');
        await one.enter();
      }),
    );

  const finish = ({ players }: Company) =>
    Promise.all(players.map((player, seat) => autoplay(player, rules, diceFrom(`site ${seat}`))));

  test('people who come through different servers sit, watch, talk and finish a game at one table', async () => {
    const here = await companyAt(0);
    const [ada, ben] = here.players as [Player, Player];
    const [wim] = here.watchers as [Player];
    await ben.ask('chat', { channel: 'table', text: 'Which server are you on?' });
    for (const one of [ada, wim]) await one.until(() => one.chat.length === 1, 'the talk');
    await begin(here);
    await finish(here);
    await wim.until(() => wim.facts.phase === 'over', 'the end');
    expect(wim.view).toEqual(expect.objectContaining({ over: true, viewer: 'spectator' }));
    await here.leave();
  });

  test('public tables of each server are listed at all of them, also live', async () => {
    const [first, second] = [await companyAt(0), await companyAt(1)];
    const ids = [first.table.id, second.table.id];
    for (const url of [site.server(0).url, site.server(1).url, site.url]) {
      const [onlooker, room] = await Onlooker.enter(url);
      await onlooker.until(() => ids.every((id) => onlooker.tables.get(id)?.seatsFree === 0));
      const { tables } = await get<TablesListed>(url, '/api/tables');
      expect(tables.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
      await room.leave();
    }
    await Promise.all([first.leave(), second.leave()]);
  });

  test('a server that dies is survived: whoever comes gets the table reopened as it was, at the first try', async () => {
    const here = await companyAt(1);
    await begin(here);
    const [ada, ben] = here.players as [Player, Player];
    const act: Act = { id: newActId(), seat: 'a', prompt: 'round:1', actions: [pick(7), confirm] };
    expect(await ada.act(act)).toEqual({ ok: true });
    await site.server(1).kill();
    await comeBack(here);
    expect(ada.view).toMatchObject({ mine: 7, sure: ['a'] });
    expect(await ada.act(act)).toEqual({ ok: true });
    expect(await ben.act({ prompt: 'round:1', actions: [pick(2), confirm] })).toEqual({ ok: true });
    await finish(here);
    await here.leave();
    await eventually('the dead to be forgotten', async () => (await site.processes()).size === 1);
    await site.begin(1);
  });

  test('of two servers that both believe they own a table, one can write', async () => {
    const here = await companyAt(0);
    await begin(here);
    const [ada, ben] = here.players as [Player, Player];
    // The first server sleeps. Ada stays with it; Ben goes, and the second server takes the table.
    site.server(0).freeze();
    const stale = ada.act({ prompt: 'round:1', actions: [pick(9), confirm] });
    const again = new Player(site.server(1).url, ben.table, ben.name, ben.key);
    await again.enter();
    expect(await again.act({ prompt: 'round:1', actions: [pick(3), confirm] })).toEqual({ ok: true });
    site.server(0).thaw();
    expect(await stale.catch(() => ({ error: 'gone' }))).toMatchObject({ error: expect.any(String) });
    await ada.until(() => ada.closed !== null, 'the sleeper to let go');
    await ada.enter();
    expect(ada.view).toMatchObject({ mine: null, sure: ['b'] });
    await finish({ ...here, players: [ada, again] });
    await Promise.all([here.leave(), again.leave()]);
  });

  test.each(['refused', 'swallowed'] as const)(
    'a server cut off from PostgreSQL (%s) acknowledges nothing, loses nothing, and is back when the line is',
    async (how) => {
      const here = await companyAt(0);
      await begin(here);
      const [ada, ben] = here.players as [Player, Player];
      const kept: Act = { id: newActId(), seat: 'a', prompt: 'round:1', actions: [pick(7), confirm] };
      const tried: Act = { id: newActId(), seat: 'b', prompt: 'round:1', actions: [pick(2), confirm] };
      expect(await ada.act(kept)).toEqual({ ok: true });
      database.fail(how);
      expect(await ben.act(tried).catch(() => ({ error: 'gone' }))).toMatchObject({ error: expect.any(String) });
      await eventually('the server to say that it is not ready', async () => !(await ready(0)));
      await comeBack(here);
      expect(ada.view).toMatchObject({ round: 1, mine: 7 });
      expect(await ben.act(tried)).toEqual({ ok: true });
      await finish(here);
      await here.leave();
      database.mend();
      await eventually('the server to be ready again', () => ready(0));
      const acts = await site.journalled();
      expect([acts.get(kept.id), acts.get(tried.id)]).toEqual([1, 1]);
      const next = await companyAt(0);
      await begin(next);
      await finish(next);
      await next.leave();
    },
  );

  test('while Redis restarts games go on, and afterwards people join again by themselves', async () => {
    const here = await companyAt(0);
    await begin(here);
    const [ada] = here.players as [Player];
    await site.redis.end();
    expect(await ada.act({ prompt: 'round:1', actions: [pick(7), confirm] })).toEqual({ ok: true });
    await site.redis.begin();
    for (const url of [site.server(0).url, site.server(1).url])
      await eventually('the table to be listed again', async () => {
        const { tables } = await get<TablesListed>(url, '/api/tables');
        return tables.some(({ id }) => id === here.table.id);
      });
    const late = await Player.enter(site.server(1).url, here.table.id, 'Late');
    await late.leave();
    await finish(here);
    await here.leave();
  });

  test('a rolling restart moves every table; people come back by themselves and nothing is lost', async () => {
    const crowd = new Crowd('rolling');
    let rolling = true;
    const roll = async () => {
      for (const number of [0, 1] as const) {
        await crowd.happened(100);
        await site.server(number).terminate();
        await crowd.happened(100);
        await site.begin(number);
      }
      rolling = false;
    };
    const before = await site.journalled();
    await Promise.all([roll(), ...[0, 1, 2, 3, 4, 5].map((table) => crowd.table(site.url, table, () => rolling))]);
    const acts = [...(await site.journalled())].filter(([id]) => !before.has(id));
    expect(crowd.wrongs(new Map(acts))).toEqual([]);
  });

  const ready = async (number: 0 | 1): Promise<boolean> =>
    (await get<{ ok: boolean }>(site.server(number).url, '/readyz')).ok;
});
