import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Database } from '#kernel/database/database.js';
import { newId } from '#kernel/database/ids.js';
import { AppError } from '#kernel/errors/app-error.js';
import { Transactions } from '#kernel/events/transactions.js';
import { ScheduledPostFailed } from './scheduled-post.events.js';
import { ScheduledPublication, type ScheduledRow } from './scheduled-publication.js';
import { NEXT_DUE, POSTPONE, RECORD_FAILURE, TAKE_DUE } from './scheduling-statements.js';

/** Posts are scheduled at least five minutes ahead, so checking once a minute finds all of them in time. */
const CHECK_MS = 60_000;
/** Pause while another server holds a lock on what is due; it may crash. */
const LOCKED_MS = 1_000;
/** Pause after a failed run, or while the database is read-only. */
const RETRY_MS = 5_000;
/** Posts that one server publishes at once. */
const WORKERS = 2;
/** Attempts after failures that the author can't fix; half a minute in total. */
const MAX_TRIES = 5;

/**
 * Publishes due posts on every server: each sleeps until the next post is due, and whoever locks a post publishes it.
 * One transaction creates the post and deletes the scheduled one, so a crash leaves exactly one of them.
 */
@Injectable()
export class ScheduledPublisher implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(ScheduledPublisher.name);
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private stopped = false;

  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly publication: ScheduledPublication,
  ) {}

  onApplicationBootstrap(): void {
    void this.run();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.running;
  }

  /** Publishes everything that is due, and sleeps until the next post is. Never rejects. */
  run(): Promise<void> {
    this.running ??= this.round().finally(() => (this.running = undefined));
    return this.running;
  }

  private async round(): Promise<void> {
    clearTimeout(this.timer);
    let pause = RETRY_MS;
    try {
      pause = await this.publishDue();
    } catch (error) {
      if (!this.stopped) this.logger.warn({ message: 'Scheduled quacks could not be read', error });
    }
    if (this.stopped) return;
    this.timer = setTimeout(() => void this.run(), pause);
    this.timer.unref();
  }

  /** @returns milliseconds until the next run */
  private async publishDue(): Promise<number> {
    // Due posts are published once the disk has space again.
    if (this.transactions.readOnly) return RETRY_MS;
    const workers = await Promise.allSettled(Array.from({ length: WORKERS }, () => this.drain()));
    const broken = workers.find((worker) => worker.status === 'rejected');
    if (broken) throw broken.reason;
    return this.pauseBeforeNext();
  }

  private async drain(): Promise<void> {
    while (!this.stopped && (await this.publishNext()));
  }

  /** @returns whether there was one to publish */
  private async publishNext(): Promise<boolean> {
    let taken: ScheduledRow | undefined;
    try {
      return await this.transactions.run(async (tx) => {
        [taken] = await tx.rows<ScheduledRow>(TAKE_DUE);
        if (!taken) return false;
        await this.publication.publish(tx, taken, taken.publish_at);
        return true;
      });
    } catch (error) {
      if (!taken) throw error;
      await this.recordFailure(taken.id, error);
      return true;
    }
  }

  /** Records failures that the author can fix right away; others are retried first. */
  private async recordFailure(id: string, error: unknown): Promise<void> {
    if (!(error instanceof AppError)) {
      this.logger.error({ message: 'A scheduled quack could not be published', id, error });
      const postponed = await this.database.rows(POSTPONE, [id, MAX_TRIES]);
      if (postponed.length > 0) return;
    }
    const reason = error instanceof AppError ? error.details.reason : 'UNEXPECTED';
    await this.transactions.run(async (tx) => {
      const [failed] = await tx.rows<{ author_id: string }>(RECORD_FAILURE, [id, reason]);
      if (failed) tx.publish(new ScheduledPostFailed(id, failed.author_id, newId()));
    });
  }

  /** In milliseconds. */
  private async pauseBeforeNext(): Promise<number> {
    const [next] = await this.database.rows<{ milliseconds: number }>(NEXT_DUE, []);
    if (!next) return CHECK_MS;
    return next.milliseconds <= 0 ? LOCKED_MS : Math.min(Math.ceil(next.milliseconds), CHECK_MS);
  }
}
