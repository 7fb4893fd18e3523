import { Injectable } from '@nestjs/common';
import { Database } from '#kernel/database/database.js';

export const FAILURE_KINDS = ['EMAIL', 'JOB', 'EVENT'] as const;
export type FailureKind = (typeof FAILURE_KINDS)[number];

export interface Failure {
  id: string;
  kind: FailureKind;
  name: string;
  reason: string;
  at: Date;
}

/** An event whose handlers failed this often needs help. */
export const FAILED_ATTEMPTS = 5;
/** Of each kind. */
const MAX_FAILURES = 50;
const MAX_REASON = 300;

/** Neither addresses nor contents: only what helps to find the cause. $1 limit, $2 longest reason. */
const FAILURES = `
select * from (
  (select id::text as id, 'EMAIL' as kind, subject as name, coalesce(last_error, '') as reason, created_at as at
    from mails where state = 'failed' order by created_at desc, id desc limit $1::int)
  union all
  (select id::text, 'JOB', name, left(coalesce(output->>'message', ''), $2::int), coalesce(completed_on, created_on)
    from pgboss.job where state = 'failed' and name not like '\\_\\_%' order by created_on desc, id desc limit $1::int)
  union all
  (select id::text, 'EVENT', type, left(coalesce(last_error, ''), $2::int), created_at
    from outbox_events where attempts >= ${FAILED_ATTEMPTS} order by created_at desc, id desc limit $1::int)
) failures order by at desc, id desc`;

/** What failed for good, or keeps failing. */
@Injectable()
export class Failures {
  constructor(private readonly database: Database) {}

  /** Newest first; at most 50 of each kind. */
  latest(): Promise<Failure[]> {
    return this.database.rows<Failure>(FAILURES, [MAX_FAILURES, MAX_REASON]);
  }
}
