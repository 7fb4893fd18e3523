import { Injectable } from '@nestjs/common';
import { Database } from '#kernel/database/database.js';
import { leastIdOf } from '#kernel/database/ids.js';
import { Transactions } from '#kernel/events/transactions.js';
import { RecurringJob, Worker } from '#kernel/jobs/worker.decorator.js';
import { ComputeTrends } from './hashtag-computations.js';
import {
  LEAST_AUTHORS,
  MOST_ARE_NEW,
  NEWCOMER_MS,
  NEWCOMER_WEIGHT,
  type TrendInputs,
  trendOf,
} from './hashtag-trend.js';

const HOUR_MS = 3_600_000;
/** Names are updated for hashtags used within this time; the job runs more often. */
const NAMED_WITHIN_MS = HOUR_MS / 4;
/** Latest uses that decide the most common spelling of a hashtag. */
const NAME_SAMPLE = 100;

/**
 * $1 smallest id of 24 hours ago, $2 of 48, $3 accounts created later are new, $4 their weight. Hidden, limited
 * and deactivated users don't count.
 */
const INPUTS = `
with used as (
  select distinct h.tag, h.author_id, h.post_id >= $1::uuid as is_recent,
    case when u.created_at > $3::timestamptz then $4::double precision else 1 end as weight
  from post_hashtags h join users u on u.id = h.author_id
  where h.post_id >= $2::uuid and not h.is_reply and h.is_open
    and u.is_active and u.email_verified_at is not null and not u.requires_login and not u.is_limited
), counted as (
  select tag, count(*) filter (where is_recent)::int as authors,
    coalesce(sum(weight) filter (where is_recent), 0) as observed,
    coalesce(sum(weight) filter (where not is_recent), 0) as expected
  from used group by tag
)
select coalesce(c.tag, t.tag) as tag, coalesce(c.authors, 0) as authors, coalesce(c.observed, 0) as observed,
  coalesce(c.expected, 0) as expected, t.peak, t.peak_at
from counted c full join hashtag_trends t on t.tag = c.tag
where c.authors >= ${LEAST_AUTHORS} or t.tag is not null`;

/** $1 the trends (json), $2 time, $3 weight of new accounts. Trends that ended are deleted. */
const REPLACE = `
with computed as (
  select * from jsonb_to_recordset($1::jsonb) as r (tag text, authors int, observed double precision,
    expected double precision, score double precision, peak double precision, "peakAt" timestamptz, standing double precision)
), over as (
  delete from hashtag_trends where tag not in (select tag from computed)
)
insert into hashtag_trends (tag, authors, observed, expected, score, peak, peak_at, standing, computed_at, newcomer_weight)
select c.tag, c.authors, c.observed, c.expected, c.score, c.peak, c."peakAt", c.standing, $2::timestamptz, $3::double precision
from computed c join hashtags h on h.tag = c.tag
on conflict (tag) do update set authors = excluded.authors, observed = excluded.observed, expected = excluded.expected,
  score = excluded.score, peak = excluded.peak, peak_at = excluded.peak_at, standing = excluded.standing,
  computed_at = excluded.computed_at, newcomer_weight = excluded.newcomer_weight`;

/** $1 smallest id of the uses to read. */
const UPDATE_NAMES = `
with used as (
  select distinct tag from post_hashtags where post_id >= $1::uuid
), named as (
  select used.tag, mode() within group (order by typed.name) as name
  from used cross join lateral (
    select r.name from post_hashtags r where r.tag = used.tag and r.is_open and r.name is not null
    order by r.post_id desc limit ${NAME_SAMPLE}
  ) typed
  group by used.tag
)
update hashtags h set name = named.name from named where h.tag = named.tag and h.name <> named.name`;

interface InputRow extends TrendInputs {
  tag: string;
  peak: number | null;
  peak_at: Date | null;
}

/** Computes trends every five minutes. The table stores what each trend was computed from. */
@Injectable()
export class HashtagTrends {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
  ) {}

  @Worker(ComputeTrends)
  @RecurringJob(ComputeTrends, '*/5 * * * *')
  async run(): Promise<void> {
    await this.compute(new Date());
  }

  async compute(now: Date): Promise<void> {
    const ago = (millis: number) => leastIdOf(now.getTime() - millis);
    const newSince = new Date(now.getTime() - NEWCOMER_MS);
    const [site] = await this.database.backgroundRows<{ mostAreNew: boolean }>(MOST_ARE_NEW, [newSince]);
    const newcomerWeight = site?.mostAreNew ? 1 : NEWCOMER_WEIGHT;
    const rows = await this.database.backgroundRows<InputRow>(INPUTS, [
      ...[ago(24 * HOUR_MS), ago(48 * HOUR_MS), newSince, newcomerWeight],
    ]);
    const trends = rows.flatMap(({ tag, peak, peak_at, ...inputs }) => {
      const previous = peak === null || peak_at === null ? null : { peak, peakAt: peak_at };
      const trend = trendOf(previous, inputs, now);
      return trend ? [{ tag, ...trend }] : [];
    });
    await this.transactions.run((tx) => tx.rows(REPLACE, [JSON.stringify(trends), now, newcomerWeight]));
    await this.database.backgroundRows(UPDATE_NAMES, [ago(NAMED_WITHIN_MS)]);
  }
}
