import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Database } from '../database/database.js';
import { Transactions } from '../events/transactions.js';
import { Jobs } from '../jobs/jobs.js';
import { DeliverMail } from './mail-job.js';

/** Emails that are queued by one transaction. */
const BATCH = 200;
const UNQUEUED = `state = 'waiting' and next_attempt_at is not null`;
const TAKE = `
with taken as (
  select id, next_attempt_at from mails where ${UNQUEUED} order by id limit ${BATCH} for update skip locked
)
update mails m set next_attempt_at = null from taken t where m.id = t.id
returning m.id, t.next_attempt_at as due_at`;

interface UnqueuedMail {
  id: string;
  due_at: Date;
}

/** Enqueues what the previous version has stored and not sent: it sent emails by `next_attempt_at`, without jobs. */
@Injectable()
export class UnqueuedMails implements OnApplicationBootstrap {
  private readonly logger = new Logger('Mail');

  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly jobs: Jobs,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.enqueueAll();
  }

  async enqueueAll(): Promise<void> {
    try {
      while ((await this.exist()) && (await this.enqueue()) > 0);
    } catch (error) {
      // Such as a full disk, with which a server starts all the same.
      this.logger.warn({ message: 'Emails of the previous version could not be queued', error });
    }
  }

  private async exist(): Promise<boolean> {
    const rows = await this.database.rows(`select 1 from mails where ${UNQUEUED} limit 1`, []);
    return rows.length > 0;
  }

  /** @returns how many */
  private async enqueue(): Promise<number> {
    return this.transactions.run(async (tx) => {
      const mails = await tx.rows<UnqueuedMail>(TAKE, []);
      for (const { id, due_at } of mails)
        await this.jobs.enqueue(tx, DeliverMail, { mailId: id }, { startAfter: due_at });
      return mails.length;
    });
  }
}
