import { Logger } from '@nestjs/common';
import type { Allowance, SlidingWindowStore, Usage } from './sliding-window-store.js';

/** Failures in a row after which the shared counters are not used for PAUSE_MS. */
const FAILURES_BEFORE_PAUSE = 5;
const PAUSE_MS = 30_000;

export interface ReplicatedStore extends SlidingWindowStore {
  readonly replicas: number;
}

/**
 * Shared counters with a fallback: while they can't be reached, each replica counts its own share of every limit
 * (limit ÷ replicas). It never lets everything pass, and never fails a request.
 */
export class SharedWindowStore implements SlidingWindowStore {
  private readonly logger = new Logger('RateLimits');
  private failures = 0;
  private pausedUntil = 0;

  constructor(
    private readonly shared: ReplicatedStore,
    private readonly own: SlidingWindowStore,
    private readonly now: () => number = () => performance.now(),
  ) {}

  async consume(key: string, allowance: Allowance, points: number): Promise<Usage> {
    const usage = await this.attempt(() => this.shared.consume(key, allowance, points));
    return usage ?? this.own.consume(key, this.ownShare(allowance), points);
  }

  async peek(key: string, allowance: Allowance, points: number): Promise<Usage> {
    const usage = await this.attempt(() => this.shared.peek(key, allowance, points));
    return usage ?? this.own.peek(key, this.ownShare(allowance), points);
  }

  async reset(key: string): Promise<void> {
    await Promise.all([this.attempt(() => this.shared.reset(key)), this.own.reset(key)]);
  }

  private ownShare({ points, seconds }: Allowance): Allowance {
    return { points: Math.max(1, Math.floor(points / this.shared.replicas)), seconds };
  }

  private async attempt<T>(work: () => Promise<T>): Promise<T | undefined> {
    if (this.now() < this.pausedUntil) return undefined;
    try {
      const result = await work();
      this.failures = 0;
      return result;
    } catch (error) {
      this.failures += 1;
      if (this.failures >= FAILURES_BEFORE_PAUSE) {
        this.failures = 0;
        this.pausedUntil = this.now() + PAUSE_MS;
        this.logger.warn({
          message: 'Redis is unreachable; each process counts its own requests until it is back',
          error,
        });
      }
      return undefined;
    }
  }
}
