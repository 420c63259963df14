import { diceFrom } from '@ghostlight/rules-kit';
import { afterEach, describe, expect, it } from 'vitest';
import { Company, decide, pauseFor } from '../src/index.ts';
import { bot } from './toys/nim.ts';

const seed = diceFrom('company').seed();
const world = bot.rules.setup({}, 2, seed);
const question = { world, seat: 'a', strength: 'cruel', seed } as const;
const cast = { nim: { module: new URL('./toys/nim.ts', import.meta.url).href } };

describe('company', () => {
  let company = new Company(cast);
  afterEach(() => company.close());

  it('answers from its threads what the bot decides here', async () => {
    company = new Company(cast, 2);
    const answers = await Promise.all(Array.from({ length: 6 }, () => company.ask('nim', question)));
    for (const answer of answers) expect(answer).toEqual(decide(bot, question));
  });

  it('refuses a game without a bot and goes on with the next question', async () => {
    company = new Company(cast);
    await expect(company.ask('chess', question)).rejects.toThrow('There is no bot for chess.');
    expect(await company.ask('nim', question)).toEqual(decide(bot, question));
  });

  it('refuses what is still open when it closes, and everything afterwards', async () => {
    company = new Company(cast);
    const open = expect(company.ask('nim', question)).rejects.toThrow('gone home');
    await company.close();
    await open;
    await expect(company.ask('nim', question)).rejects.toThrow('gone home');
  });

  it('lets the tables go on while a bot thinks', async () => {
    company = new Company({ nim: { module: new URL('./toys/slow-nim.ts', import.meta.url).href } });
    let turns = 0;
    const answered = company.ask('nim', question).then(() => turns);
    const turn = () => {
      turns++;
      next = setImmediate(turn);
    };
    let next = setImmediate(turn);
    expect(await answered).toBeGreaterThan(100);
    clearImmediate(next);
  });
});

describe('pause', () => {
  it('is a human moment, the same for the same seed', () => {
    const pauses = Array.from({ length: 200 }, (_, n) => pauseFor(diceFrom(`${n}`).seed()));
    expect(Math.min(...pauses)).toBeGreaterThanOrEqual(800);
    expect(Math.max(...pauses)).toBeLessThanOrEqual(2500);
    expect(pauseFor(seed)).toBe(pauseFor(seed));
  });
});
