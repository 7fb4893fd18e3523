import { Injectable } from '@nestjs/common';
import { Transactions } from '#kernel/events/transactions.js';
import { defineJob } from '#kernel/jobs/job.js';
import { RecurringJob, Worker } from '#kernel/jobs/worker.decorator.js';

/** Days after the last decision for which evidence is kept; the privacy policy that ships with the product says the same. */
export const EVIDENCE_DAYS = 365;
/** Reports per transaction. */
const BATCH = 200;

/** Whose words they were stays, and that there was a report. $1 rows. */
export const FORGET_EVIDENCE = `
update reports r set
  evidence = jsonb_build_object('person', jsonb_build_object('handle', r.evidence -> 'person' -> 'handle',
    'displayName', '', 'bio', '', 'location', null, 'website', null, 'imageUrl', null, 'bannerUrl', null),
    'posts', '[]'::jsonb, 'whispers', '[]'::jsonb),
  comment = '', is_forgotten = true,
  notice = r.notice || jsonb_build_object('name', null, 'email', null, 'explanation', '')
where r.id in (
  select o.id from reports o join cases c on c.id = o.case_id and c.state = 'DECIDED'
  where not o.is_forgotten and o.created_at < now() - interval '${EVIDENCE_DAYS} days'
    and not exists (select 1 from decisions d where d.case_id = c.id and d.created_at > now() - interval '${EVIDENCE_DAYS} days')
  order by o.id limit $1::int for update of o skip locked)
returning r.id`;

export const ForgetEvidence = defineJob('moderation.evidence');

/** Erases what was reported a year after it was decided. */
@Injectable()
export class EvidenceSweep {
  constructor(private readonly transactions: Transactions) {}

  @Worker(ForgetEvidence)
  @RecurringJob(ForgetEvidence, '37 3 * * *')
  async run(): Promise<void> {
    while ((await this.forgetSome()) === BATCH);
  }

  private forgetSome(): Promise<number> {
    return this.transactions.run(async (tx) => (await tx.rows<{ id: string }>(FORGET_EVIDENCE, [BATCH])).length);
  }
}
