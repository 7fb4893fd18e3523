import { Injectable } from '@nestjs/common';
import { Database } from '#kernel/database/database.js';
import { leastIdOf } from '#kernel/database/ids.js';
import { Schedule, Worker } from '#kernel/jobs/worker.decorator.js';
import { ComputePopularity } from './hashtag-computations.js';

const WINDOW_MS = 30 * 86_400_000;
/** Further down nobody looks. */
const MOST_KEPT = 10_000;

/** $1 least id of the window, $2 instant. */
const COMPUTE = `
with counted as materialized (
  select h.tag, count(distinct h.author_id)::int as authors
  from post_hashtags h join users u on u.id = h.author_id
  where h.post_id >= $1::uuid and not h.is_reply
    and u.is_active and u.email_verified_at is not null and not u.requires_login
  group by h.tag order by authors desc, h.tag limit ${MOST_KEPT}
), over as (
  delete from hashtag_popularity where tag not in (select tag from counted)
)
insert into hashtag_popularity (tag, author_count, computed_at)
select tag, authors, $2::timestamptz from counted
on conflict (tag) do update set author_count = excluded.author_count, computed_at = excluded.computed_at`;

/** Counts four times an hour how many different people used each hashtag in the last 30 days. */
@Injectable()
export class HashtagPopularity {
  constructor(private readonly database: Database) {}

  @Worker(ComputePopularity)
  @Schedule(ComputePopularity, '2-59/15 * * * *')
  async run(): Promise<void> {
    await this.compute(new Date());
  }

  async compute(now: Date): Promise<void> {
    await this.database.unhurriedRows(COMPUTE, [leastIdOf(now.getTime() - WINDOW_MS), now]);
  }
}
