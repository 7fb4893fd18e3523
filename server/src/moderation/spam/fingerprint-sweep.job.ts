import type { InferKyselyDB } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Transactions } from '#kernel/events/transactions.js';
import { defineJob } from '#kernel/jobs/job.js';
import { RecurringJob, Worker } from '#kernel/jobs/worker.decorator.js';
import type { PostFingerprintSchema } from './post-fingerprint.entity.js';

/** Hours for which a fingerprint is kept; only those of the last hour are compared. */
const FINGERPRINT_MS = 2 * 3_600_000;
/** Rows per transaction. */
const BATCH = 1_000;

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
    const before = new Date(Date.now() - FINGERPRINT_MS);
    return this.transactions.run(async (tx) => {
      const { numDeletedRows } = await tx
        .db<InferKyselyDB<typeof PostFingerprintSchema>>()
        .deleteFrom('post_fingerprints')
        .where('post_id', 'in', (eb) =>
          eb
            .selectFrom('post_fingerprints as f')
            .select('f.post_id')
            .where('f.created_at', '<', before)
            .orderBy('f.created_at')
            .limit(BATCH)
            .forUpdate()
            .skipLocked(),
        )
        .executeTakeFirstOrThrow();
      return Number(numDeletedRows);
    });
  }
}
