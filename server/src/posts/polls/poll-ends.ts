import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Database } from '#kernel/database/database.js';
import { newId } from '#kernel/database/ids.js';
import { Transactions } from '#kernel/events/transactions.js';
import { DueLoop } from '#kernel/jobs/due-loop.js';
import { PollEnded } from './poll.events.js';
import { END_POLLS, NEXT_END } from './poll-statements.js';

/** Polls of one statement. */
const BATCH = 100;

/**
 * Announces the ends of polls on every server: each sleeps until the next poll ends, and the one that locks a poll announces it. One
 * statement marks the poll and stores the event, so a crash leaves both or neither.
 */
@Injectable()
export class PollEnds implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(PollEnds.name);
  private readonly loop = new DueLoop({
    workers: 1,
    takeSome: async () => (await this.endSome()) === BATCH,
    untilNext: () => this.untilNext(),
    // Ends are announced once the disk has space again.
    isPaused: () => this.transactions.readOnly,
    onFailure: (error) => this.logger.warn({ message: 'Polls that have ended could not be read', error }),
  });

  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
  ) {}

  onApplicationBootstrap(): void {
    void this.run();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.loop.stop();
  }

  /** Announces every end that is due, and sleeps until the next one. Never rejects. */
  run(): Promise<void> {
    return this.loop.run();
  }

  private async endSome(): Promise<number> {
    const ids = Array.from({ length: BATCH }, () => newId());
    const ended = await this.transactions.runSingle<{ post_id: string; place: number }>(
      END_POLLS,
      [BATCH, ids],
      (rows) => rows.map(({ post_id: postId, place }) => ({ id: ids[place - 1]!, event: new PollEnded(postId) })),
    );
    return ended.length;
  }

  private async untilNext(): Promise<number | null> {
    const [next] = await this.database.rows<{ milliseconds: number }>(NEXT_END, []);
    return next?.milliseconds ?? null;
  }
}
