/**
 * The measured heights of rows. Changes don't render: mounted rows have their own height, and the others only matter
 * when rows are added or removed. A change costs only as much as the rows after it.
 */
export class RowHeights {
  private readonly byKey: Map<string, number>;
  private readonly indexes = new Map<string, number>();
  private keys: readonly string[] = [];
  private keysBefore: readonly string[] = [];
  private stayed = 0;
  /** The known offsets; the first row starts at 0. */
  private readonly starts = [0];

  /** @param measured the heights that are known, by key */
  constructor(
    private readonly estimatePx: number,
    measured: Iterable<readonly [string, number]> = [],
  ) {
    this.byKey = new Map(measured);
  }

  /** The measured heights by key. */
  measured(): readonly (readonly [string, number])[] {
    return [...this.byKey];
  }

  of(key: string): number {
    return this.byKey.get(key) ?? this.estimatePx;
  }

  set(key: string, px: number): void {
    this.byKey.set(key, px);
    const index = this.indexes.get(key);
    if (index !== undefined) this.forgetAfter(index);
  }

  /**
   * The offset of each row from the top of the list, in pixels, and after the last one the height of the list. Rows
   * that are not measured yet count with the estimate.
   * @returns the same array, valid until the next call
   */
  startsOf(keys: readonly string[]): readonly number[] {
    if (keys !== this.keys) this.replace(keys);
    for (let index = this.starts.length - 1; index < keys.length; index += 1) {
      this.starts.push((this.starts[index] ?? 0) + this.of(keys[index] ?? ''));
    }
    return this.starts;
  }

  /** How many rows at the start are the same as in an earlier list; 0 if it is not the previous one. */
  sameSince(keys: readonly string[]): number {
    return keys === this.keysBefore ? this.stayed : 0;
  }

  private replace(keys: readonly string[]): void {
    let same = 0;
    while (same < keys.length && keys[same] === this.keys[same]) same += 1;
    for (const key of this.keys.slice(same)) this.indexes.delete(key);
    for (let index = same; index < keys.length; index += 1) this.indexes.set(keys[index] ?? '', index);
    this.forgetAfter(same);
    this.keysBefore = this.keys;
    this.keys = keys;
    this.stayed = same;
  }

  private forgetAfter(index: number): void {
    this.starts.length = Math.min(this.starts.length, index + 1);
  }
}
