import { Injectable } from '@nestjs/common';
import { Database } from '#kernel/database/database.js';
import { defineJob } from '#kernel/jobs/job.js';
import { RecurringJob, Worker } from '#kernel/jobs/worker.decorator.js';
import { EmailSubscription } from './email-subscription.entity.js';

/** Days after its link expires until an unconfirmed address is deleted. */
const RETENTION_DAYS = 30;
const DAY_MS = 86_400_000;

export const ForgetUnconfirmed = defineJob('subscription.forget-unconfirmed');

/** Anyone can enter anyone's address, so addresses that their owners never confirm are deleted. */
@Injectable()
export class UnconfirmedSubscriptionsJob {
  constructor(private readonly database: Database) {}

  @Worker(ForgetUnconfirmed)
  @RecurringJob(ForgetUnconfirmed, '41 4 * * *')
  async run(): Promise<void> {
    const before = new Date(Date.now() - RETENTION_DAYS * DAY_MS);
    // Those that an administrator marked as unconfirmed have no link and stay.
    const forgotten = { verifiedAt: null, tokenExpiresAt: { $lt: before } };
    await this.database.fork().nativeDelete(EmailSubscription, forgotten);
  }
}
