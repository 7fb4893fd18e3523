import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { Database } from '#kernel/database/database.js';
import { leastIdOf } from '#kernel/database/ids.js';

const WINDOW_MS = 30 * 86_400_000;
/** Hashtags in the list at most. */
const MAX_TAGS = 10_000;

/**
 * Below this number of users, a hashtag is recounted with each use, so that a young site shows its own hashtags at
 * once.
 */
const COUNTED_AT_ONCE = 100;
/** How long a hashtag is remembered as one that is not, which is until all are counted again. */
const POPULAR_MS = 15 * 60_000;

/** Uses that count. Hidden, limited and deactivated users don't count. $1 smallest id of the window. */
const USES = `
  from post_hashtags h join users u on u.id = h.author_id
  where h.post_id >= $1::uuid and not h.is_reply and h.is_open
    and u.is_active and u.email_verified_at is not null and not u.requires_login and not u.is_limited`;

/** $2 time. */
const COMPUTE = `
with counted as materialized (
  select h.tag, count(distinct h.author_id)::int as authors ${USES}
  group by h.tag order by authors desc, h.tag limit ${MAX_TAGS}
), over as (
  delete from hashtag_popularity where tag not in (select tag from counted)
)
insert into hashtag_popularity (tag, author_count, computed_at)
select tag, authors, $2::timestamptz from counted
on conflict (tag) do update set author_count = excluded.author_count, computed_at = excluded.computed_at`;

/** $1 post. */
const TAGS = `
select h.tag, coalesce(p.author_count, 0) >= ${COUNTED_AT_ONCE} as is_popular
from post_hashtags h left join hashtag_popularity p on p.tag = h.tag
where h.post_id = $1::uuid and not h.is_reply and h.is_open
order by h.tag`;

/**
 * $2 time, $3 hashtag. Of two concurrent counts the higher one saw more; the next full computation corrects decreases.
 */
const COUNT_ONE = `
insert into hashtag_popularity (tag, author_count, computed_at)
select h.tag, count(distinct h.author_id)::int, $2::timestamptz ${USES} and h.tag = $3
group by h.tag
on conflict (tag) do update set author_count = greatest(hashtag_popularity.author_count, excluded.author_count),
  computed_at = excluded.computed_at`;

/**
 * Counts how many different users used each hashtag in the last 30 days: four times an hour, and right away while they
 * are few.
 */
@Injectable()
export class HashtagPopularity {
  /** Spares a statement for a post with popular hashtags alone. */
  private readonly popular = new LRUCache<string, true>({ max: MAX_TAGS, ttl: POPULAR_MS });

  constructor(private readonly database: Database) {}

  async compute(now: Date): Promise<void> {
    await this.database.backgroundRows(COMPUTE, [leastIdOf(now.getTime() - WINDOW_MS), now]);
  }

  /** Counts the rarely used hashtags of a post. @param written the hashtags that it has or had */
  async countTagsOf(postId: string, written?: readonly string[]): Promise<void> {
    if (written?.every((tag) => this.popular.has(tag))) return;
    const now = new Date();
    const tags = await this.database.rows<{ tag: string; is_popular: boolean }>(TAGS, [postId]);
    for (const { tag, is_popular: isPopular } of tags) {
      if (isPopular) this.popular.set(tag, true);
      // One by one: each statement locks one row, so that concurrent runs can't deadlock.
      else await this.database.rows(COUNT_ONE, [leastIdOf(now.getTime() - WINDOW_MS), now, tag]);
    }
  }
}
