import { Injectable } from '@nestjs/common';
import type { Tx } from '#kernel/events/tx.js';
import { Transactions } from '#kernel/events/transactions.js';
import { Jobs } from '#kernel/jobs/jobs.js';
import { RecurringJob, Worker } from '#kernel/jobs/worker.decorator.js';
import type { NotificationTag } from './notification-tag.js';
import { SweepTurns, TellOutside } from './push-jobs.js';

/**
 * Takes a turn, unless one waits already: what happens meanwhile is told with it. The next one about the same subject comes a minute
 * later at the earliest. A turn that is an hour overdue was lost with its job. $1 user, $2 tag, $3 earliest.
 */
export const TAKE_TURN = `
insert into notification_turns (user_id, tag, due_at, updated_at) values ($1::uuid, $2, $3::timestamptz, now())
on conflict (user_id, tag) do update set updated_at = now(),
  due_at = greatest(excluded.due_at, notification_turns.told_at + interval '1 minute')
where notification_turns.due_at is null or notification_turns.due_at < now() - interval '1 hour'
returning due_at`;

/** $1 user, $2 tag. */
export const END_TURN = `
update notification_turns set due_at = null, told_at = now(), updated_at = now()
where user_id = $1::uuid and tag = $2 and due_at is not null returning user_id`;

/** Those that wait for the end of quiet hours wait less than a day. */
const FORGET = "delete from notification_turns where updated_at < now() - interval '2 days'";

interface DueTurn {
  due_at: Date | null;
}

/** Groups what is told outside the site: fifty nods at once make two messages at most, the first and one about all. */
@Injectable()
export class NotificationTurns {
  constructor(
    private readonly transactions: Transactions,
    private readonly jobs: Jobs,
  ) {}

  /** Queues telling someone of a subject. @param earliest the end of their quiet hours, or now */
  async take(userId: string, tag: NotificationTag, earliest = new Date()): Promise<void> {
    await this.transactions.run((tx) => this.takeIn(tx, userId, tag, earliest));
  }

  async takeIn(tx: Tx, userId: string, tag: NotificationTag, earliest: Date): Promise<void> {
    const [turn] = await tx.rows<DueTurn>(TAKE_TURN, [userId, tag, earliest]);
    if (turn?.due_at) await this.jobs.enqueue(tx, TellOutside, { userId, tag }, { startAfter: turn.due_at });
  }

  /** @returns false if it has ended already, as when a job runs twice */
  async endIn(tx: Tx, userId: string, tag: NotificationTag): Promise<boolean> {
    const ended = await tx.rows<{ user_id: string }>(END_TURN, [userId, tag]);
    return ended.length > 0;
  }

  @Worker(SweepTurns)
  @RecurringJob(SweepTurns, '41 * * * *')
  async sweep(): Promise<void> {
    await this.transactions.run(async (tx) => {
      await tx.rows(FORGET, []);
    });
  }
}
