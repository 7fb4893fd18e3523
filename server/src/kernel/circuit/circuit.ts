/**
 * Leaves a service alone for a while after it has failed several times in a row; from then on a single try at a time decides,
 * until one succeeds. Time is measured, not read from a clock.
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

  /** Whether the service is to be left alone now. */
  get open(): boolean {
    return this.now() < this.openUntil || this.trying;
  }

  /** Whether the service has failed too often and has not succeeded since, be the circuit open or not. */
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
   * Does something with the service, and learns from how it ends. Call it only while the circuit is not open.
   * @param isFailure whether an error is the service's; what is somebody else's says nothing of it
   */
  async run<T>(work: () => Promise<T>, isFailure: (error: unknown) => boolean): Promise<T> {
    const decides = this.broken;
    this.trying ||= decides;
    try {
      const result = await work();
      this.succeeded();
      return result;
    } catch (error) {
      // What began before the circuit opened and ends late tells nothing new, and must not prolong the pause.
      if (isFailure(error) && (decides || !this.broken)) this.failed();
      throw error;
    } finally {
      if (decides) this.trying = false;
    }
  }
}
