import { Injectable } from '@nestjs/common';
import { Database } from '#kernel/database/database.js';
import { leastIdOf } from '#kernel/database/ids.js';
import { RequestLoader } from '#kernel/graphql/request-loader.js';

const DAY_MS = 86_400_000;

/** Use of a hashtag in the last 24 hours. */
export interface RecentUse {
  readonly posts: number;
  readonly authors: number;
}

/** $1 keys, $2 the smallest id of the last 24 hours; ids sort by time. */
const RECENT = `
select asked.tag, recent.posts, recent.authors from unnest($1::text[]) asked (tag)
cross join lateral (
  select count(*) as posts, count(distinct r.author_id) as authors
  from post_hashtags r where r.tag = asked.tag and not r.is_reply and r.is_open and r.post_id >= $2::uuid
) recent`;

/** Counts a day's use of all hashtags of a request in one statement, only when asked: a busy day has many rows. */
@Injectable()
export class HashtagRecentLoader extends RequestLoader<string, RecentUse> {
  constructor(private readonly database: Database) {
    super();
  }

  protected async fetch(tags: readonly string[]): Promise<Map<string, RecentUse>> {
    const least = leastIdOf(Date.now() - DAY_MS);
    const rows = await this.database.rows<RecentUse & { tag: string }>(RECENT, [tags, least]);
    return new Map(rows.map(({ tag, posts, authors }) => [tag, { posts, authors }]));
  }
}
