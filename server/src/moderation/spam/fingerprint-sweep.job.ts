import { Injectable } from '@nestjs/common';
import { Transactions } from '#kernel/events/transactions.js';
import { defineJob } from '#kernel/jobs/job.js';
import { RecurringJob, Worker } from '#kernel/jobs/worker.decorator.js';

/** Hours for which a fingerprint is kept; only those of the last hour are compared. */
export const FINGERPRINT_HOURS = 2;
/** Rows per transaction. */
const BATCH = 1_000;

/** $1 rows. */
export const FORGET_FINGERPRINTS = `
delete from post_fingerprints where post_id in (
  select f.post_id from post_fingerprints f where f.created_at < now() - interval '${FINGERPRINT_HOURS} hours'
  order by f.created_at limit $1::int for update skip locked)
returning post_id as id`;

export const ForgetFingerprints = defineJob('moderation.fingerprints');

/** Deletes fingerprints that are no longer compared. */
@Injectable()
export class FingerprintSweep {
  constructor(private readonly transactions: Transactions) {}

  @Worker(ForgetFingerprints)
  @RecurringJob(ForgetFingerprints, '47 * * * *')
  async run(): Promise<void> {
    while ((await this.forgetSome()) === BATCH);
  }

  private forgetSome(): Promise<number> {
    return this.transactions.run(async (tx) => (await tx.rows<{ id: string }>(FORGET_FINGERPRINTS, [BATCH])).length);
  }
}
