import { Logger } from '@nestjs/common';
import type { Allowance, Use, Windows } from './windows.js';

/** So many failures in a row, and the shared counters are left alone for a while. */
const FAILURES_BEFORE_PAUSE = 5;
const PAUSE_MS = 30_000;

export interface CountedByReplicas extends Windows {
  readonly replicas: number;
}

/**
 * Shared counters with a safety net: while they can't be reached, each replica counts its own part of every limit
 * (limit ÷ replicas). It never lets everything pass, and never fails a request.
 */
export class SharedWindows implements Windows {
  private readonly logger = new Logger('RateLimits');
  private failures = 0;
  private pausedUntil = 0;

  constructor(
    private readonly shared: CountedByReplicas,
    private readonly own: Windows,
    private readonly now: () => number = () => performance.now(),
  ) {}

  async take(key: string, allowance: Allowance, points: number): Promise<Use> {
    const use = await this.attempt(() => this.shared.take(key, allowance, points));
    return use ?? this.own.take(key, this.ownPart(allowance), points);
  }

  async ask(key: string, allowance: Allowance, points: number): Promise<Use> {
    const use = await this.attempt(() => this.shared.ask(key, allowance, points));
    return use ?? this.own.ask(key, this.ownPart(allowance), points);
  }

  async forget(key: string): Promise<void> {
    await Promise.all([this.attempt(() => this.shared.forget(key)), this.own.forget(key)]);
  }

  private ownPart({ points, seconds }: Allowance): Allowance {
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
        this.logger.warn({ message: 'Redis can not be reached; each process counts by itself meanwhile', error });
      }
      return undefined;
    }
  }
}
