import { ServiceUnavailable } from '../errors/app-error.js';

/** Lets few run at once and few wait: for work that costs much processor time or memory. */
export class WorkLane {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  /**
   * @param width how many may run at once
   * @param maxWaiting how many may wait for their turn; who comes later is sent away
   */
  constructor(
    private readonly width: number,
    private readonly maxWaiting: number,
  ) {}

  /** @throws ServiceUnavailable where too many wait already */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= this.width) {
      if (this.waiting.length >= this.maxWaiting) throw new ServiceUnavailable();
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    } else {
      this.running += 1;
    }
    try {
      return await work();
    } finally {
      // The place is handed on, so that nobody who comes now overtakes those who wait.
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }
}
