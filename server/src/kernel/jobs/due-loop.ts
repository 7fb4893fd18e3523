/** Longest pause; what becomes due meanwhile, because another server stored it, waits no longer. */
const CHECK_MS = 60_000;
/** Pause while another server holds a lock on what is due; it may crash. */
const LOCKED_MS = 1_000;
/** Pause after a failed run, or while the database is read-only. */
const RETRY_MS = 5_000;

export interface DueWork {
  /** How many of `takeSome` run at once. */
  readonly workers: number;
  /** Takes what is due and not locked by another server, one row or a batch, and does it. @returns whether there may be more */
  readonly takeSome: () => Promise<boolean>;
  /** Milliseconds until the next is due, locked or not: 0 or less if it is overdue, null if there is none. */
  readonly untilNext: () => Promise<number | null>;
  readonly isPaused: () => boolean;
  readonly onFailure: (error: unknown) => void;
}

/** Sleeps until the next row is due, does the work, and sleeps again. Every server runs one; row locks divide the work. */
export class DueLoop {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private stopped = false;

  constructor(private readonly work: DueWork) {}

  /** Does what is due now, and sleeps until the next is. Never rejects. */
  run(): Promise<void> {
    this.running ??= this.round().finally(() => (this.running = undefined));
    return this.running;
  }

  /** Something new may be due before the next round: there is one right away, or after the present one. Never rejects. */
  wake(): void {
    void (this.running ?? Promise.resolve()).then(() => (this.stopped ? undefined : this.run()));
  }

  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.running;
  }

  private async round(): Promise<void> {
    clearTimeout(this.timer);
    let pause = RETRY_MS;
    try {
      if (!this.work.isPaused()) {
        await this.drain();
        const next = await this.work.untilNext();
        if (next === null) pause = CHECK_MS;
        else pause = next <= 0 ? LOCKED_MS : Math.min(Math.ceil(next), CHECK_MS);
      }
    } catch (error) {
      if (!this.stopped) this.work.onFailure(error);
    }
    if (this.stopped) return;
    this.timer = setTimeout(() => void this.run(), pause);
    this.timer.unref();
  }

  /** Does everything that is due. A failure of one worker ends only that one, and is thrown once the others are done. */
  private async drain(): Promise<void> {
    const workers = await Promise.allSettled(Array.from({ length: this.work.workers }, () => this.takeAll()));
    const broken = workers.find((worker) => worker.status === 'rejected');
    if (broken) throw broken.reason;
  }

  private async takeAll(): Promise<void> {
    while (!this.stopped && (await this.work.takeSome()));
  }
}
