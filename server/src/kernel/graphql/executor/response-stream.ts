import type { ExecutionResult } from 'graphql';

/**
 * The responses to the events of a subscription. Unlike an async generator it passes `return()` on at once, also while
 * it waits for an event, so that a client that unsubscribes is released immediately.
 */
export class ResponseStream implements AsyncIterableIterator<ExecutionResult> {
  private readonly source: AsyncIterator<unknown>;
  private unsubscribed = false;
  private ended = false;
  private failure: Error | null = null;

  /**
   * @param execute makes the response to an event; never rejects
   * @param onInterrupted called where the source ends while the client is still subscribed: sources do not end by themselves
   * @param onEnd called once, however the stream ends
   */
  constructor(
    source: AsyncIterable<unknown>,
    private readonly execute: (event: unknown) => Promise<ExecutionResult>,
    private readonly onInterrupted: () => void,
    private readonly onEnd: () => void,
  ) {
    this.source = source[Symbol.asyncIterator]();
  }

  async next(): Promise<IteratorResult<ExecutionResult>> {
    const event = await this.source.next();
    if (this.failure) throw this.failure;
    if (!event.done) {
      const value = await this.execute(event.value);
      if (this.failure) throw this.failure as Error;
      return { value, done: false };
    }
    if (!this.unsubscribed) this.onInterrupted();
    this.end();
    return { value: undefined, done: true };
  }

  async return(): Promise<IteratorResult<ExecutionResult>> {
    this.unsubscribed = true;
    this.end();
    await this.source.return?.();
    return { value: undefined, done: true };
  }

  /** Ends the stream with an error, which replaces pending values. */
  fail(error: Error): void {
    if (this.ended) return;
    this.failure = error;
    this.end();
    void this.source.return?.();
  }

  async throw(error: unknown): Promise<IteratorResult<ExecutionResult>> {
    await this.return();
    throw error;
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  private end(): void {
    if (this.ended) return;
    this.ended = true;
    this.onEnd();
  }
}
