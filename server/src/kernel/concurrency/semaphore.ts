import { ServiceUnavailable } from '../errors/app-error.js';

/** Limits how many run at once and how many wait, for work that costs much processor time or memory. */
export class Semaphore {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  /**
   * @param permits how many may run at once
   * @param maxWaiting how many may wait; later ones are refused
   */
  constructor(
    private readonly permits: number,
    private readonly maxWaiting: number,
  ) {}

  /** @throws ServiceUnavailable where too many wait already */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= this.permits) {
      if (this.waiting.length >= this.maxWaiting) throw new ServiceUnavailable();
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    } else {
      this.running += 1;
    }
    try {
      return await work();
    } finally {
      // The permit passes to the next waiting call, so that a new call does not overtake it.
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }
}
