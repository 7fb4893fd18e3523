import { Injectable } from '@nestjs/common';
import { Database } from '#kernel/database/database.js';
import { defineJob } from '#kernel/jobs/job.js';
import { Schedule, Worker } from '#kernel/jobs/worker.decorator.js';

/** Days after its link expires until an unconfirmed address is deleted. */
const RETENTION_DAYS = 30;
/** Those that an administrator marked as unconfirmed have no link and stay. */
const FORGET = `
delete from email_subscriptions
where verified_at is null and token_expires_at < now() - interval '${RETENTION_DAYS} days'`;

export const ForgetUnconfirmed = defineJob('subscription.forget-unconfirmed');

/** Anyone can enter anyone's address, so addresses that their owners never confirm are deleted. */
@Injectable()
export class UnconfirmedSubscriptionsJob {
  constructor(private readonly database: Database) {}

  @Worker(ForgetUnconfirmed)
  @Schedule(ForgetUnconfirmed, '41 4 * * *')
  async run(): Promise<void> {
    await this.database.rows(FORGET, []);
  }
}
