import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Database } from '#kernel/database/database.js';
import { newId } from '#kernel/database/ids.js';
import { AppError } from '#kernel/errors/app-error.js';
import { Transactions } from '#kernel/events/transactions.js';
import { DueLoop } from '#kernel/jobs/due-loop.js';
import { ScheduledPostFailed } from './scheduled-post.events.js';
import type { WaitingRow } from '../drafts/new-thread.js';
import { ScheduledPublication } from './scheduled-publication.js';
import { NEXT_DUE, POSTPONE, RECORD_FAILURE, TAKE_DUE } from './scheduling-statements.js';

/** Posts that one server publishes at once. */
const WORKERS = 2;
/** Attempts after failures that the author can't fix; half a minute in total. */
const MAX_TRIES = 5;

/**
 * Publishes due posts, scheduled and outgoing ones, on every server: each sleeps until the next post is due, and the one that locks a post publishes it.
 * One transaction creates the post and deletes the scheduled one, so a crash leaves exactly one of them.
 */
@Injectable()
export class ScheduledPublisher implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(ScheduledPublisher.name);
  private readonly loop = new DueLoop({
    workers: WORKERS,
    takeSome: () => this.publishNext(),
    untilNext: () => this.untilNext(),
    // Due posts are published once the disk has space again.
    isPaused: () => this.transactions.readOnly,
    onFailure: (error) => this.logger.warn({ message: 'Scheduled quacks could not be read', error }),
  });

  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly publication: ScheduledPublication,
  ) {}

  onApplicationBootstrap(): void {
    void this.run();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.loop.stop();
  }

  /** Publishes everything that is due, and sleeps until the next post is. Never rejects. */
  run(): Promise<void> {
    return this.loop.run();
  }

  /** Something may be due before this server looks again. */
  wake(): void {
    this.loop.wake();
  }

  /** @returns whether there was one to publish */
  private async publishNext(): Promise<boolean> {
    let taken: WaitingRow | undefined;
    try {
      return await this.transactions.run(async (tx) => {
        [taken] = await tx.rows<WaitingRow>(TAKE_DUE);
        if (!taken) return false;
        await this.publication.publish(tx, taken, taken.state === 'SCHEDULED' ? taken.publish_at : null);
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
      const [failed] = await tx.rows<{ author_id: string; is_draft: boolean }>(RECORD_FAILURE, [id, reason]);
      if (failed) tx.publish(new ScheduledPostFailed(id, failed.author_id, newId(), failed.is_draft));
    });
  }

  private async untilNext(): Promise<number | null> {
    const [next] = await this.database.rows<{ milliseconds: number }>(NEXT_DUE, []);
    return next?.milliseconds ?? null;
  }
}
