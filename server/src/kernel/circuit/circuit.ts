/**
 * A circuit breaker: opens for a while after several failures in a row; after that, one try at a time decides whether it opens again
 * or closes. Uses a monotonic clock.
 */
export class Circuit {
  private failures = 0;
  private openUntil = 0;
  private trying = false;

  /**
   * @param limit failures in a row that open the circuit
   * @param pauseMs how long it then stays open
   */
  constructor(
    private readonly limit: number,
    private readonly pauseMs: number,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Whether the service must not be called now. */
  get open(): boolean {
    return this.now() < this.openUntil || this.trying;
  }

  /** Whether the service has failed too often and has not succeeded since, whether or not the circuit is open. */
  get broken(): boolean {
    return this.failures >= this.limit;
  }

  succeeded(): void {
    this.failures = 0;
    this.openUntil = 0;
  }

  failed(): void {
    this.failures += 1;
    if (this.broken) this.openUntil = this.now() + this.pauseMs;
  }

  /**
   * Calls the service and counts the result. Call it only while the circuit is not open.
   * @param isFailure whether an error is a failure of the service; other errors are not counted
   */
  async run<T>(work: () => Promise<T>, isFailure: (error: unknown) => boolean): Promise<T> {
    const decides = this.broken;
    this.trying ||= decides;
    try {
      const result = await work();
      this.succeeded();
      return result;
    } catch (error) {
      // A call that began before the circuit opened and fails late must not prolong the pause.
      if (isFailure(error) && (decides || !this.broken)) this.failed();
      throw error;
    } finally {
      if (decides) this.trying = false;
    }
  }
}
