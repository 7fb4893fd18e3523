import { Injectable } from '@nestjs/common';
import { Database } from '#kernel/database/database.js';

/** How long figures are remembered, in milliseconds: many programs ask for them, and no one needs them exactly. */
const FRESH_MS = 3_600_000;
/** Weeks before this one of which there are figures. */
const WEEKS_BEFORE = 11;

export interface Usage {
  /** Accounts that may be seen. */
  readonly users: number;
  readonly activeMonth: number;
  readonly activeHalfYear: number;
  /** Posts and replies. */
  readonly posts: number;
  /** Newest first; the first one is not over. */
  readonly weeks: readonly Week[];
}

export interface Week {
  /** Its Monday, in seconds since 1970. */
  readonly begins: number;
  readonly posts: number;
  /** Of its day with the most active people. */
  readonly active: number;
  readonly registrations: number;
}

/** The figures that were counted day by day; what was deleted since is still in them. */
const TOTALS = `
select coalesce(sum(value) filter (where figure = 'people'), 0)::int as users,
  coalesce(sum(value) filter (where figure in ('quacks', 'replies')), 0)::int as posts
from daily_figures`;

/** A session remembers its last use, so that those who signed out are missing. */
const ACTIVE = `
select count(distinct user_id) filter (where last_used_at > now() - interval '30 days')::int as "activeMonth",
  count(distinct user_id)::int as "activeHalfYear"
from sessions where last_used_at > now() - interval '180 days'`;

const BY_WEEK = `
select extract(epoch from w.monday at time zone 'UTC')::int as begins,
  coalesce(sum(value) filter (where figure in ('quacks', 'replies')), 0)::int as posts,
  coalesce(max(value) filter (where figure = 'activePeople'), 0)::int as active,
  coalesce(sum(value) filter (where figure = 'people'), 0)::int as registrations
from generate_series(
  date_trunc('week', now() at time zone 'UTC') - interval '${WEEKS_BEFORE} weeks',
  date_trunc('week', now() at time zone 'UTC'),
  interval '1 week'
) w (monday)
left join daily_figures f on f.day >= w.monday::date and f.day < (w.monday + interval '1 week')::date
group by w.monday order by w.monday desc`;

/** How much a site is used, roughly: at most an hour old, two digits of each number. */
@Injectable()
export class SiteUsage {
  private known: { at: number; usage: Promise<Usage> } | undefined;

  constructor(private readonly database: Database) {}

  async read(): Promise<Usage> {
    const now = Date.now();
    if (this.known && now - this.known.at < FRESH_MS) return this.known.usage;
    const known = { at: now, usage: this.count() };
    this.known = known;
    known.usage.catch(() => {
      if (this.known === known) this.known = undefined;
    });
    return known.usage;
  }

  private async count(): Promise<Usage> {
    const [[totals], [active], weeks] = await Promise.all([
      this.database.rows<Pick<Usage, 'users' | 'posts'>>(TOTALS, []),
      this.database.rows<Pick<Usage, 'activeMonth' | 'activeHalfYear'>>(ACTIVE, []),
      this.database.rows<Week>(BY_WEEK, []),
    ]);
    const { users, posts } = totals!;
    const { activeMonth, activeHalfYear } = active!;
    return {
      // Those of today may not be counted yet.
      users: roughly(Math.max(users, activeHalfYear)),
      posts: roughly(posts),
      activeMonth: roughly(activeMonth),
      activeHalfYear: roughly(activeHalfYear),
      weeks,
    };
  }
}

/** Its first two digits, such as 1,200 for 1,234. */
function roughly(count: number): number {
  return Number(count.toPrecision(2));
}
