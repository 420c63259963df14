import { once } from 'node:events';
import { isRefusal } from '@ghostlight/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { begin, gather } from './harness/company.ts';
import { sure } from './harness/http.ts';
import { within } from './harness/patience.ts';
import { Player } from './harness/player.ts';
import { RawClient } from './harness/raw-client.ts';
import { type TestServer, testServer } from './harness/test-server.ts';

const pick = (number: number) => ({ type: 'pick', number });
const confirm = { type: 'confirm' };
const TOY = { game: 'toy', players: 2, options: { rounds: 40 } } as const;

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

describe('frames', () => {
  test('say nothing to those for whom nothing changed', async () => {
    const company = await gather(server.url, TOY, 1);
    await begin(company);
    const [ada, bob] = company.players as [Player, Player];
    const watcher = company.watchers[0] as Player;
    const before = [bob.frames.length, watcher.frames.length];
    for (const number of [1, 2, 3]) await ada.act({ prompt: 'round:1', actions: [pick(number)] });
    await ada.ask('chat', { channel: 'table', text: 'there' });
    await Promise.all([bob, watcher].map((one) => one.until(() => one.chat.length === 1, 'the chat')));
    expect([bob.frames.length, watcher.frames.length]).toEqual(before);
    expect(ada.shown.game?.n).toBe(4);
    await company.leave();
  });

  test('are numbered without gaps for each viewer', async () => {
    const company = await gather(server.url, TOY, 1);
    await begin(company);
    const everyone = [...company.players, ...company.watchers];
    for (let round = 1; round <= 5; round++) {
      const prompt = `round:${round}`;
      await Promise.all(company.players.map((one) => one.until(() => seen(one).round === round, prompt)));
      await Promise.all(company.players.map((one, seat) => one.act({ prompt, actions: [pick(seat + 1), confirm] })));
    }
    await Promise.all(everyone.map((one) => one.until(() => seen(one).round === 6, 'round 6')));
    for (const one of everyone) {
      const numbers = one.frames.flatMap(({ game }) => (game ? [game.n] : []));
      expect(numbers).toEqual(numbers.map((_, index) => index + 1));
      expect(one.gaps).toBe(0);
    }
    await company.leave();
  });

  test('bring a late joiner the view and the log they may know', async () => {
    const company = await gather(server.url, TOY, 1);
    await begin(company);
    const [ada, bob] = company.players as [Player, Player];
    await ada.act({ prompt: 'round:1', actions: [pick(4)] });
    await ada.act({ prompt: 'round:1', actions: [confirm] });
    await bob.act({ prompt: 'round:1', actions: [pick(5), confirm] });
    await company.watchers[0]?.until(() => seen(company.watchers[0] as Player).round === 2, 'round 2');
    const late = await Player.enter(server.url, company.table.id, 'Late');
    expect(late.shown.game).toEqual(company.watchers[0]?.shown.game);
    expect(late.shown.game?.log).toEqual([
      { type: 'sure', seat: 'a' },
      { type: 'sure', seat: 'b' },
      { type: 'scored', round: 1, picks: { a: 4, b: 5 } },
    ]);
    const tab = await Player.enter(server.url, company.table.id, 'Ada', { key: ada.key });
    expect(tab.shown.game?.log).toHaveLength(4);
    await tab.leave();
    await late.leave();
    await company.leave();
  });

  test('come whole to a client that asks', async () => {
    const company = await gather(server.url, TOY);
    await begin(company);
    const [ada] = company.players as [Player];
    await ada.act({ prompt: 'round:1', actions: [pick(4)] });
    const { shown } = ada;
    expect(await ada.ask('full')).toEqual({ ok: true });
    await ada.until(() => ada.shown.game !== shown.game, 'the whole view');
    expect({ ...ada.shown, ahead: 0 }).toEqual({ ...shown, ahead: 0 });
    await company.leave();
  });

  test('reach a client that stopped reading as one full view, and nobody waits for it', async () => {
    const company = await gather(server.url, { ...TOY, pace: 'off' });
    const [ada, bob] = company.players as [Player, Player];
    const sleeper = new Player(server.url, company.table.id, 'Sleeper');
    const { reservation } = sure(await sleeper.knock());
    const raw = await RawClient.join(server.url, reservation);
    await begin(company);
    for (let line = 0; line < 200; line++) await ada.ask('chat', { channel: 'table', text: 'x'.repeat(500) });
    raw.socket.pause();
    // One by one, so that each is answered: more than all buffers on the way can hold.
    const asked = 300;
    for (let ask = 0; ask < asked; ask++) {
      raw.request(1, 'full', {});
      await ada.ask('act', null);
    }
    await ada.act({ prompt: 'round:1', actions: [pick(9), confirm] });
    await bob.act({ prompt: 'round:1', actions: [pick(9), confirm] });
    await ada.until(() => seen(ada).round === 2, 'round 2');
    raw.socket.resume();
    const last = () => raw.frames().findLast(({ game }) => game && 'whole' in game)?.game;
    while (seenIn(last() && (last() as { whole: unknown }).whole)?.round !== 2)
      await within('the view of round 2', once(raw.socket, 'message'));
    expect(last()).toMatchObject({ whole: { viewer: 'spectator', mine: null, round: 2 } });
    const whole = raw.frames().filter(({ you }) => you);
    expect(whole.length).toBeGreaterThan(1);
    expect(whole.length).toBeLessThan(asked);
    raw.socket.close();
    await company.leave();
  });
});

describe('a seat belongs to a person', () => {
  test('what a seat notes for itself is on its other device at once, and on nobody else’s', async () => {
    const company = await gather(server.url, { game: 'mysterium', players: 3 }, 1);
    await begin(company);
    const [ghost, psychic, other] = company.players as readonly [Player, Player, Player];
    const phone = await Player.enter(server.url, company.table.id, psychic.name, { key: psychic.key });
    const frames = [ghost, other, ...company.watchers].map((one) => one.frames.length);
    await psychic.does({ type: 'orders', orders: { crosses: { 1: ['c03'] } } });
    await phone.until(() => phone.shown.game?.orders !== null, 'the note');
    expect(phone.shown.game?.orders).toEqual({ crosses: { 1: ['c03'] } });
    expect(phone.gaps + psychic.gaps).toBe(0);
    // Whoever comes later has it from the start.
    const tablet = await Player.enter(server.url, company.table.id, psychic.name, { key: psychic.key });
    expect(tablet.shown.game?.orders).toEqual({ crosses: { 1: ['c03'] } });
    expect([ghost, other, ...company.watchers].map((one) => one.frames.length)).toEqual(frames);
    await Promise.all([phone.leave(), tablet.leave(), company.leave()]);
  });

  test('a second tab shows the same seat and leaves the first alone', async () => {
    const company = await gather(server.url, TOY);
    await begin(company);
    const [ada] = company.players as [Player];
    const tab = await Player.enter(server.url, company.table.id, 'Ada', { key: ada.key });
    expect(tab.person).toBe(ada.person);
    expect(tab.seat).toBe('a');
    await tab.act({ prompt: 'round:1', actions: [pick(6)] });
    await ada.until(() => seen(ada).mine === 6, 'the other tab’s pick');
    expect(ada.closed).toBeNull();
    await tab.leave();
    expect(await ada.act({ prompt: 'round:1', actions: [pick(5)] })).toEqual({ ok: true });
    expect(ada.facts.people.find(({ id }) => id === ada.person)?.online).toBe(true);
    await company.leave();
  });

  test('it waits for a dropped line and comes back with the full view', async () => {
    const company = await gather(server.url, TOY);
    await begin(company);
    const [ada, bob] = company.players as [Player, Player];
    await ada.act({ prompt: 'round:1', actions: [pick(6)] });
    ada.room?.connection.close();
    await bob.until(() => bob.facts.people.some(({ online }) => !online), 'Ada gone');
    await ada.enter();
    expect(ada.view).toMatchObject({ viewer: 'a', mine: 6 });
    await bob.until(() => bob.facts.people.every(({ online }) => online), 'Ada back');
    await company.leave();
  });

  test('a link carries it to another device, once', async () => {
    const company = await gather(server.url, TOY);
    await begin(company);
    const [ada, bob] = company.players as [Player, Player];
    const link = sure(await ada.ask<{ token: string; url: string }>('carry'));
    expect(link.url).toBe(`/t/${company.table.id}#carry=${link.token}`);
    const phone = await Player.enter(server.url, company.table.id, 'Phone', { carry: link.token });
    expect(phone.person).toBe(ada.person);
    expect(phone.view).toMatchObject({ viewer: 'a' });
    const thief = new Player(server.url, company.table.id, 'Thief');
    const refusal = await thief.knock({ carry: link.token });
    expect(isRefusal(refusal) && refusal.error).toBe('carry-used');
    await phone.leave();
    await phone.enter();
    expect(phone.seat).toBe('a');
    expect(bob.facts.people).toHaveLength(2);
    await phone.leave();
    await company.leave();
  });
});

const seenIn = (view: unknown) => view as { readonly round: number; readonly mine: number | null } | undefined;
const seen = (player: Player) => player.view as { readonly round: number; readonly mine: number | null };
