/** Upper bounds of the buckets, in seconds. */
export const STATEMENT_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5] as const;

/** A histogram of how long statements took; adding one costs a few comparisons. */
export class StatementTimes {
  /** Statements by bucket, not cumulative; the last bucket is above every bound. */
  readonly counts: number[] = new Array<number>(STATEMENT_BUCKETS.length + 1).fill(0);
  /** The total. */
  seconds = 0;

  observe(milliseconds: number): void {
    const seconds = milliseconds / 1_000;
    let bucket = 0;
    while (bucket < STATEMENT_BUCKETS.length && seconds > STATEMENT_BUCKETS[bucket]!) bucket += 1;
    this.counts[bucket] = this.counts[bucket]! + 1;
    this.seconds += seconds;
  }
}

/** All statements of this process, in all of its pools. */
export const statementTimes = new StatementTimes();
