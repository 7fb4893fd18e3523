import { startsOf } from './row-layout';

/**
 * How tall the rows of a list are, once they were measured. It changes without a render: a row that is there has its height by
 * itself, and what is known of the others counts when rows come or go.
 */
export class RowHeights {
  private readonly byKey = new Map<string, number>();
  private keys: readonly string[] = [];
  private starts: readonly number[] | null = null;

  constructor(private readonly estimatePx: number) {}

  of(key: string): number {
    return this.byKey.get(key) ?? this.estimatePx;
  }

  set(key: string, px: number): void {
    this.byKey.set(key, px);
    this.starts = null;
  }

  /** @returns where each row starts, as `startsOf` tells it */
  startsOf(keys: readonly string[]): readonly number[] {
    if (this.starts === null || keys !== this.keys) {
      this.starts = startsOf(keys, this.byKey, this.estimatePx);
      this.keys = keys;
    }
    return this.starts;
  }
}
