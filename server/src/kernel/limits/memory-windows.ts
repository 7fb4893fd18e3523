import { type Allowance, judge, STEPS, stepMs, type Use, type Windows } from './windows.js';

interface Counter {
  taken: [step: number, points: number][];
  expiresAt: number;
}

/** Keys kept at most; beyond that the oldest are forgotten. */
const MAX_KEYS = 100_000;
const SWEEP_MS = 60_000;

/** A clock that nobody can set: limits hold when the machine's time jumps. */
function monotonic(): number {
  return performance.timeOrigin + performance.now();
}

/** Counts within this process. */
export class MemoryWindows implements Windows {
  private readonly counters = new Map<string, Counter>();
  private sweptAt: number;

  constructor(private readonly now: () => number = monotonic) {
    this.sweptAt = now();
  }

  take(key: string, allowance: Allowance, points: number): Promise<Use> {
    const now = this.now();
    this.sweep(now);
    const size = stepMs(allowance);
    const step = Math.floor(now / size);
    const taken = this.taken(key, step);

    const use = judge(taken, allowance, points, now);
    if (use.allowed) {
      const last = taken.at(-1);
      if (last?.[0] === step) last[1] += points;
      else taken.push([step, points]);
      this.counters.set(key, { taken, expiresAt: now + allowance.seconds * 1_000 + size });
    }
    return Promise.resolve(use);
  }

  ask(key: string, allowance: Allowance, points: number): Promise<Use> {
    const now = this.now();
    const taken = this.taken(key, Math.floor(now / stepMs(allowance)));
    return Promise.resolve(judge(taken, allowance, points, now));
  }

  forget(key: string): Promise<void> {
    this.counters.delete(key);
    return Promise.resolve();
  }

  get size(): number {
    return this.counters.size;
  }

  private taken(key: string, step: number): Counter['taken'] {
    return (this.counters.get(key)?.taken ?? []).filter(([taken]) => taken >= step - STEPS);
  }

  private sweep(now: number): void {
    if (now - this.sweptAt >= SWEEP_MS) {
      this.sweptAt = now;
      for (const [key, { expiresAt }] of this.counters) {
        if (expiresAt <= now) this.counters.delete(key);
      }
    }
    for (const key of this.counters.keys()) {
      if (this.counters.size <= MAX_KEYS) break;
      this.counters.delete(key);
    }
  }
}
