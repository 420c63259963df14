import { type IRoomCache, matchMaker, type SortOptions } from '@colyseus/core';
import { RedisDriver } from '@colyseus/redis-driver';
import type { Redis } from 'ioredis';

const ROOMS = 'roomcaches';

/** Answers 1 if the room is listed as ours, or not at all and `ARGV[3]` is given to list it. */
const IF_OURS = `
local listed = redis.call('hget', KEYS[1], ARGV[1])
if not listed or cjson.decode(listed).processId ~= ARGV[2] then return 0 end
`;
const REMOVE = `${IF_OURS} return redis.call('hdel', KEYS[1], ARGV[1])`;
const UPDATE = `${IF_OURS} redis.call('hset', KEYS[1], ARGV[1], ARGV[3]) return 1`;

/** Rooms listed in Redis. A table that has moved keeps its new entry, whatever its last process still says about it. */
export class OwnRoomsDriver extends RedisDriver {
  readonly #redis: Redis;

  constructor(redis: Redis) {
    super(redis);
    this.#redis = redis;
  }

  override async remove(roomId: string): Promise<boolean> {
    return (await this.#redis.eval(REMOVE, 1, ROOMS, roomId, matchMaker.processId)) === 1;
  }

  override async update(
    room: IRoomCache,
    { $set = {}, $inc = {} }: { $set?: Partial<IRoomCache>; $inc?: Partial<IRoomCache> },
  ): Promise<boolean> {
    Object.assign(room, $set, counted(room, $inc));
    // Before a room is created it has no id and nothing to update.
    if (!room.roomId) return false;
    return (await this.#redis.eval(UPDATE, 1, ROOMS, room.roomId, room.processId, JSON.stringify(room))) === 1;
  }

  /** One room by its id is looked up, not searched for among all. */
  override async query(conditions: Partial<IRoomCache>, sort?: SortOptions): Promise<IRoomCache[]> {
    if (conditions.roomId === undefined) return super.query(conditions, sort);
    const room = await this.findOne({ roomId: conditions.roomId });
    return room ? [room] : [];
  }
}

const counted = (room: IRoomCache, $inc: Partial<IRoomCache>): Partial<IRoomCache> => ({
  ...($inc.clients !== undefined && { clients: room.clients + $inc.clients }),
});
