import { type MatchMakerDriver, matchMaker, type Presence } from '@colyseus/core';
import { RedisPresence } from '@colyseus/redis-presence';
import { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { OwnRoomsDriver } from './own-rooms-driver.ts';

const FIRST_PATIENCE = 5_000;

/** Colyseus's list of rooms and the messages between processes, in a Redis. Rejects when it does not answer. */
export async function connectRedis(
  url: string,
  log: Logger,
): Promise<{ readonly driver: MatchMakerDriver; readonly presence: Presence }> {
  const options = {
    // What is asked while Redis restarts is asked again afterwards: nothing fails, it waits.
    maxRetriesPerRequest: null,
    retryStrategy: (times: number) => Math.min(times * 50, 500),
  };
  const redis = new Redis(url, { ...options, lazyConnect: true });
  redis.on('error', (err: Error) => log.warn({ err }, 'a connection to Redis broke'));
  await connected(redis);
  redis.on('ready', () => void relist().catch((err: unknown) => log.error({ err }, 'rooms could not be listed again')));
  return { driver: new OwnRoomsDriver(redis), presence: new RedisPresence(new Redis(url, options)) };
}

/** A Redis that restarted has forgotten everything: our rooms and how many they are. */
async function relist(): Promise<void> {
  await matchMaker.restoreMissingRoomCaches();
  await matchMaker.stats.persist(true);
}

async function connected(redis: Redis): Promise<void> {
  const timer = setTimeout(() => redis.disconnect(), FIRST_PATIENCE);
  try {
    await redis.connect();
  } catch (error) {
    redis.disconnect();
    throw new Error('The Redis of REDIS_URL does not answer.', { cause: error });
  } finally {
    clearTimeout(timer);
  }
}
