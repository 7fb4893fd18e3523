import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Database } from '#kernel/database/database.js';
import { newId } from '#kernel/database/ids.js';
import { AppError } from '#kernel/errors/app-error.js';
import { Transactions } from '#kernel/events/transactions.js';
import { txRows } from '#kernel/events/tx-rows.js';
import { ScheduledPostFailed } from './scheduled-post.events.js';
import { ScheduledPublication, type ScheduledRow } from './scheduled-publication.js';
import { NEXT_DUE, POSTPONE, RECORD_FAILURE, TAKE_DUE } from './scheduling-statements.js';

/** Quacks are scheduled five minutes ahead at least, so a look a minute always learns of them in time. */
const LOOK_MS = 60_000;
/** Pause while what is due is in the hands of another server, which may die over it. */
const TAKEN_MS = 1_000;
/** Pause after a look that failed: the database is away. */
const AWAY_MS = 5_000;
/** Quacks that one server publishes at once. */
const LANES = 2;
/** Tries at a quack whose publication fails for no reason that its author could mend; half a minute in all. */
const MAX_TRIES = 5;

/**
 * Publishes what is due, in every server: each sleeps until the next instant that somebody waits for, and a quack belongs to
 * whoever locks it first. One transaction makes the quack and ends the scheduled one, so a crash leaves either.
 */
@Injectable()
export class ScheduledPublisher implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(ScheduledPublisher.name);
  private timer: NodeJS.Timeout | undefined;
  private looking: Promise<void> | undefined;
  private stopped = false;

  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly publication: ScheduledPublication,
  ) {}

  onApplicationBootstrap(): void {
    void this.look();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.looking;
  }

  /** Publishes all that is due now, and sleeps until the next one is. Never rejects. */
  look(): Promise<void> {
    this.looking ??= this.round().finally(() => (this.looking = undefined));
    return this.looking;
  }

  private async round(): Promise<void> {
    clearTimeout(this.timer);
    let pause = AWAY_MS;
    try {
      const lanes = await Promise.allSettled(Array.from({ length: LANES }, () => this.drain()));
      const broken = lanes.find((lane) => lane.status === 'rejected');
      if (broken) throw broken.reason;
      pause = await this.pauseBeforeNext();
    } catch (error) {
      if (!this.stopped) this.logger.warn({ message: 'Scheduled quacks could not be looked at', error });
    }
    if (this.stopped) return;
    this.timer = setTimeout(() => void this.look(), pause);
    this.timer.unref();
  }

  private async drain(): Promise<void> {
    while (!this.stopped && (await this.publishNext()));
  }

  /** @returns whether there was one to publish */
  private async publishNext(): Promise<boolean> {
    let taken: ScheduledRow | undefined;
    try {
      return await this.transactions.run(async (tx) => {
        [taken] = await txRows<ScheduledRow>(tx, TAKE_DUE);
        if (!taken) return false;
        await this.publication.publish(tx, taken, taken.publish_at);
        return true;
      });
    } catch (error) {
      if (!taken) throw error;
      await this.settleFailure(taken.id, error);
      return true;
    }
  }

  /** What its author can mend is kept as its failure at once; anything else is tried again first. */
  private async settleFailure(id: string, error: unknown): Promise<void> {
    if (!(error instanceof AppError)) {
      this.logger.error({ message: 'A scheduled quack could not be published', id, error });
      const postponed = await this.database.rows(POSTPONE, [id, MAX_TRIES]);
      if (postponed.length > 0) return;
    }
    const reason = error instanceof AppError ? error.details.reason : 'UNEXPECTED';
    await this.transactions.run(async (tx) => {
      const [failed] = await txRows<{ author_id: string }>(tx, RECORD_FAILURE, [id, reason]);
      if (failed) tx.publish(new ScheduledPostFailed(id, failed.author_id, newId()));
    });
  }

  /** Milliseconds. */
  private async pauseBeforeNext(): Promise<number> {
    const [next] = await this.database.rows<{ milliseconds: number }>(NEXT_DUE, []);
    if (!next) return LOOK_MS;
    return next.milliseconds <= 0 ? TAKEN_MS : Math.min(Math.ceil(next.milliseconds), LOOK_MS);
  }
}
