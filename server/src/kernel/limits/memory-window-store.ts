import { LRUCache } from 'lru-cache';
import {
  type Allowance,
  evaluate,
  type SlidingWindowStore,
  STEPS,
  stepMs,
  type Usage,
} from './sliding-window-store.js';

/** Points taken in each step of time. */
type Counter = [step: number, points: number][];

/** Most keys in memory; beyond that the least recently used are dropped. */
const MAX_KEYS = 100_000;
const SWEEP_MS = 60_000;

/** A monotonic clock, so that limits hold when the system time changes. */
function monotonic(): number {
  return performance.timeOrigin + performance.now();
}

/** Counts within this process. */
export class MemoryWindowStore implements SlidingWindowStore {
  private readonly counters: LRUCache<string, Counter>;
  private sweptAt: number;

  constructor(private readonly now: () => number = monotonic) {
    this.counters = new LRUCache({ max: MAX_KEYS, ttlResolution: 0, perf: { now } });
    this.sweptAt = now();
  }

  consume(key: string, allowance: Allowance, points: number): Promise<Usage> {
    const now = this.now();
    this.sweep(now);
    const size = stepMs(allowance);
    const step = Math.floor(now / size);
    const taken = this.taken(key, step);

    const usage = evaluate(taken, allowance, points, now);
    if (usage.allowed) {
      const last = taken.at(-1);
      if (last?.[0] === step) last[1] += points;
      else taken.push([step, points]);
      this.counters.set(key, taken, { ttl: allowance.seconds * 1_000 + size });
    }
    return Promise.resolve(usage);
  }

  peek(key: string, allowance: Allowance, points: number): Promise<Usage> {
    const now = this.now();
    const taken = this.taken(key, Math.floor(now / stepMs(allowance)));
    return Promise.resolve(evaluate(taken, allowance, points, now));
  }

  reset(key: string): Promise<void> {
    this.counters.delete(key);
    return Promise.resolve();
  }

  get size(): number {
    return this.counters.size;
  }

  private taken(key: string, step: number): Counter {
    return (this.counters.get(key) ?? []).filter(([taken]) => taken >= step - STEPS);
  }

  private sweep(now: number): void {
    if (now - this.sweptAt < SWEEP_MS) return;
    this.sweptAt = now;
    this.counters.purgeStale();
  }
}
