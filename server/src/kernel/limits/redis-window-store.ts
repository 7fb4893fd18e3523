import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import {
  type Allowance,
  evaluate,
  type SlidingWindowStore,
  STEPS,
  stepMs,
  type Steps,
  type Usage,
} from './sliding-window-store.js';

const COMMAND_TIMEOUT_MS = 500;
const CONNECT_TIMEOUT_MS = 2_000;
const HEARTBEAT_MS = 10_000;
/** A replica that was silent for this long is considered gone. */
const REPLICA_MS = 35_000;

/**
 * One counter is a hash of points by step. The script decides and counts atomically, by the clock of Redis, which all
 * replicas share. It returns the time and the steps as they were before.
 */
const SCRIPT = `
local now = redis.call('TIME')
local ms = now[1] * 1000 + math.floor(now[2] / 1000)
local step = math.floor(ms / tonumber(ARGV[2]))
local fields = redis.call('HGETALL', KEYS[1])
local used = 0
local steps = {}
for i = 1, #fields, 2 do
  if tonumber(fields[i]) < step - tonumber(ARGV[3]) then
    redis.call('HDEL', KEYS[1], fields[i])
  else
    used = used + tonumber(fields[i + 1])
    steps[#steps + 1] = fields[i]
    steps[#steps + 1] = fields[i + 1]
  end
end
local points = tonumber(ARGV[4])
if ARGV[5] == 'consume' and used + points <= tonumber(ARGV[1]) then
  redis.call('HINCRBYFLOAT', KEYS[1], string.format('%.0f', step), points)
  redis.call('PEXPIRE', KEYS[1], math.ceil(tonumber(ARGV[2]) * (tonumber(ARGV[3]) + 1)))
end
return { string.format('%.0f', ms), steps }`;

/** Counts shared by all replicas. Fails fast where Redis does not respond; SharedWindowStore handles that. */
export class RedisWindowStore implements SlidingWindowStore {
  private readonly redis: Redis;
  private readonly replica = randomUUID();
  private heartbeat: NodeJS.Timeout | undefined;
  /** How many replicas share the counters, as last known. */
  replicas = 1;

  /** @param prefix unique to the installation */
  constructor(
    url: string,
    private readonly prefix: string,
  ) {
    this.redis = new Redis(url, {
      connectionName: 'mallard-limits',
      lazyConnect: true,
      connectTimeout: CONNECT_TIMEOUT_MS,
      commandTimeout: COMMAND_TIMEOUT_MS,
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      retryStrategy: (attempt) => Math.min(200 * 2 ** attempt, 5_000),
    });
    // Each command that fails says so to its caller.
    this.redis.on('error', () => undefined);
  }

  async start(): Promise<void> {
    await this.redis.connect().catch(() => undefined);
    await this.beat();
    this.heartbeat = setInterval(() => void this.beat(), HEARTBEAT_MS);
    this.heartbeat.unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.heartbeat);
    await this.redis.zrem(`${this.prefix}replicas`, this.replica).catch(() => undefined);
    this.redis.disconnect();
  }

  consume(key: string, allowance: Allowance, points: number): Promise<Usage> {
    return this.run('consume', key, allowance, points);
  }

  peek(key: string, allowance: Allowance, points: number): Promise<Usage> {
    return this.run('peek', key, allowance, points);
  }

  async reset(key: string): Promise<void> {
    await this.redis.del(this.prefix + key);
  }

  private async run(mode: 'consume' | 'peek', key: string, allowance: Allowance, points: number): Promise<Usage> {
    const size = stepMs(allowance);
    const result = await this.redis.eval(SCRIPT, 1, this.prefix + key, allowance.points, size, STEPS, points, mode);
    const [now, fields] = result as [string, string[]];
    const taken: [number, number][] = [];
    for (let index = 0; index < fields.length; index += 2)
      taken.push([Number(fields[index]), Number(fields[index + 1])]);
    const steps: Steps = taken.sort(([a], [b]) => a - b);
    return evaluate(steps, allowance, points, Number(now));
  }

  private async beat(): Promise<void> {
    const name = `${this.prefix}replicas`;
    const now = Date.now();
    const results = await this.redis
      .multi()
      .zadd(name, now, this.replica)
      .zremrangebyscore(name, 0, now - REPLICA_MS)
      .zcard(name)
      .pexpire(name, REPLICA_MS)
      .exec()
      .catch(() => null);
    const count = results?.[2]?.[1];
    if (typeof count === 'number') this.replicas = Math.max(1, count);
  }
}
