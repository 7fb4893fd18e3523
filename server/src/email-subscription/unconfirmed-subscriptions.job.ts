import { Injectable } from '@nestjs/common';
import { Database } from '#kernel/database/database.js';
import { defineJob } from '#kernel/jobs/job.js';
import { Schedule, Worker } from '#kernel/jobs/worker.decorator.js';

/** Days after the end of its link that an address is kept which nobody has confirmed. */
const KEEP_DAYS = 30;
/** Those whose confirmation an administrator took back have no link, and stay. */
const FORGET = `
delete from email_subscriptions
where verified_at is null and token_expires_at < now() - interval '${KEEP_DAYS} days'`;

export const ForgetUnconfirmed = defineJob('subscription.forget-unconfirmed');

/** Anybody can type in anybody's address: what its owner never confirmed is not kept. */
@Injectable()
export class UnconfirmedSubscriptionsJob {
  constructor(private readonly database: Database) {}

  @Worker(ForgetUnconfirmed)
  @Schedule(ForgetUnconfirmed, '41 4 * * *')
  async run(): Promise<void> {
    await this.database.rows(FORGET, []);
  }
}
