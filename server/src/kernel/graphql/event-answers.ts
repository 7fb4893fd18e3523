import type { ExecutionResult } from 'graphql';

/**
 * Turns the events of a subscription into answers. Unlike an async generator it passes `return()` on at once, also while
 * it waits for an event, so that a client that leaves is forgotten immediately.
 */
export class EventAnswers implements AsyncIterableIterator<ExecutionResult> {
  private readonly source: AsyncIterator<unknown>;
  private left = false;
  private ended = false;
  private refusal: Error | null = null;

  /**
   * @param answer never rejects
   * @param onCutOff called where the source ends although the client still listens: streams have no end of their own
   * @param onEnd called once, however it ended
   */
  constructor(
    source: AsyncIterable<unknown>,
    private readonly answer: (event: unknown) => Promise<ExecutionResult>,
    private readonly onCutOff: () => void,
    private readonly onEnd: () => void,
  ) {
    this.source = source[Symbol.asyncIterator]();
  }

  async next(): Promise<IteratorResult<ExecutionResult>> {
    const event = await this.source.next();
    if (this.refusal) throw this.refusal;
    if (!event.done) {
      const value = await this.answer(event.value);
      if (this.refusal) throw this.refusal as Error;
      return { value, done: false };
    }
    if (!this.left) this.onCutOff();
    this.end();
    return { value: undefined, done: true };
  }

  async return(): Promise<IteratorResult<ExecutionResult>> {
    this.left = true;
    this.end();
    await this.source.return?.();
    return { value: undefined, done: true };
  }

  /** Ends it with an error, which goes to the client in place of whatever is on its way. */
  refuse(error: Error): void {
    if (this.ended) return;
    this.refusal = error;
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
