/** Values that wait for a slow reader before it is cut off. */
const MAX_WAITING = 500;

/**
 * What a subscription hands to GraphQL: values are pushed in and read one by one. A reader that falls too far behind is
 * ended, so that memory stays bounded; its client reconnects and catches up.
 */
export class LiveQueue<T> implements AsyncIterableIterator<T> {
  private readonly waiting: T[] = [];
  private reader: ((result: IteratorResult<T>) => void) | undefined;
  private ended = false;

  /** @param onEnd called once, when the reader leaves or is cut off */
  constructor(private readonly onEnd: () => void) {}

  push(value: T): void {
    if (this.ended) return;
    if (this.reader) {
      const read = this.reader;
      this.reader = undefined;
      read({ value, done: false });
    } else if (this.waiting.length >= MAX_WAITING) {
      this.end();
    } else {
      this.waiting.push(value);
    }
  }

  end(): void {
    if (this.ended) return;
    this.ended = true;
    this.waiting.length = 0;
    this.reader?.({ value: undefined, done: true });
    this.reader = undefined;
    this.onEnd();
  }

  next(): Promise<IteratorResult<T>> {
    const value = this.waiting.shift();
    if (value !== undefined) return Promise.resolve({ value, done: false });
    if (this.ended) return Promise.resolve({ value: undefined, done: true });
    return new Promise((resolve) => {
      this.reader = resolve;
    });
  }

  return(): Promise<IteratorResult<T>> {
    this.end();
    return Promise.resolve({ value: undefined, done: true });
  }

  throw(error: unknown): Promise<IteratorResult<T>> {
    this.end();
    return Promise.reject(error instanceof Error ? error : new Error(String(error)));
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}
