import { Injectable } from '@nestjs/common';
import { Database } from '#kernel/database/database.js';
import { leastIdOf } from '#kernel/database/ids.js';
import { RequestLoader } from '#kernel/graphql/request-loader.js';
import { HashtagDayView } from './hashtag-day.view.js';

const DAYS = 7;
const DAY_MS = 86_400_000;

/** $1 keys, $2 smallest ids of the days, oldest first, $3 smallest ids after their ends. Ids sort by time. */
const COUNTS = `
select asked.tag, used.posts, used.authors from unnest($1::text[]) asked (tag)
cross join lateral (
  select array_agg(counted.posts order by place) as posts, array_agg(counted.authors order by place) as authors
  from unnest($2::uuid[], $3::uuid[]) with ordinality day (least, below, place)
  cross join lateral (
    select count(*)::int as posts, count(distinct r.author_id)::int as authors from post_hashtags r
    where r.tag = asked.tag and not r.is_reply and r.is_open and r.post_id >= day.least and r.post_id < day.below
  ) counted
) used`;

interface CountsRow {
  tag: string;
  posts: number[];
  authors: number[];
}

/** Uses of hashtags on each of the last seven days, in one statement. A day is 24 hours, counted back from now. */
@Injectable()
export class HashtagHistoryLoader extends RequestLoader<string, HashtagDayView[]> {
  constructor(private readonly database: Database) {
    super();
  }

  /** When the last day ends, in milliseconds since 1970. */
  protected end(): number {
    return Date.now();
  }

  /** Oldest day first. */
  protected async fetch(tags: readonly string[]): Promise<Map<string, HashtagDayView[]>> {
    const end = this.end();
    const begins = Array.from({ length: DAYS }, (_, day) => end - (DAYS - day) * DAY_MS);
    // The last day is open-ended, in case another replica's clock is ahead.
    const ends = begins.map((begin, day) => (day === DAYS - 1 ? end + DAY_MS : begin + DAY_MS));
    const rows = await this.database.rows<CountsRow>(COUNTS, [
      tags,
      begins.map((instant) => leastIdOf(instant)),
      ends.map((instant) => leastIdOf(instant)),
    ]);
    return new Map(
      rows.map(({ tag, posts, authors }) => [
        tag,
        posts.map((postCount, day) => ({ from: new Date(begins[day]!), postCount, authorCount: authors[day]! })),
      ]),
    );
  }
}

/** Days that begin at midnight UTC; the last one is today. */
@Injectable()
export class HashtagCalendarLoader extends HashtagHistoryLoader {
  protected override end(): number {
    return (Math.floor(Date.now() / DAY_MS) + 1) * DAY_MS;
  }
}
