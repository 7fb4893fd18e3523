import { Injectable } from '@nestjs/common';
import type { Tx } from '#kernel/events/tx.js';
import { trusted } from '#kernel/limits/newcomers.js';
import { PostHolding } from '#posts/holding/post-holding.js';

/** Reports of people who are no newcomers themselves, within an hour, that hold a newcomer's quack. */
export const REPORTS_TO_HOLD = 3;

/** Whether the case of a report has enough of them. $1 report. */
export const HOLDS = `
select not ${trusted('t')} and (
  select count(*) from reports o join users u on u.id = o.reporter_id
  where o.case_id = c.id and o.created_at > now() - interval '1 hour' and ${trusted('u')}
) >= ${REPORTS_TO_HOLD} as holds
from reports r join cases c on c.id = r.case_id join users t on t.id = c.target_id
where r.id = $1::uuid`;

/** Holds a newcomer's quack that several trusted people have reported, until a moderator has decided. */
@Injectable()
export class ReportHolds {
  constructor(private readonly holding: PostHolding) {}

  /** Call it in the transaction that stores the report of the post. */
  async holdIfReported(tx: Tx, reportId: string, postId: string): Promise<void> {
    const [found] = await tx.rows<{ holds: boolean }>(HOLDS, [reportId]);
    if (found?.holds) await this.holding.hold(tx, postId, 'REPORTS');
  }
}
