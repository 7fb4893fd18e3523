import { Injectable } from '@nestjs/common';
import { Database } from '#kernel/database/database.js';
import { leastIdOf } from '#kernel/database/ids.js';
import type { Viewer } from '#kernel/request/viewer.js';
import type { RestHashtagStats } from './hashtag.rest.js';
import { openTag } from './hashtag.timeline-statements.js';

const DAY_MS = 86_400_000;
/** Latest uses among which different users are counted; more would make no visible difference. */
const USES_COUNTED = 100_000;

/** $1 key, $2 smallest id of the last 24 hours, $3 of the last 7 days, $4 viewer or null. */
const STATS = `
select h.tag, h.post_count as "postCount", h.first_used_at as "firstUsedOn", h.last_used_at as "lastUsedOn",
  (select count(*) from post_hashtags r where r.tag = h.tag and not r.is_reply and r.is_open and r.post_id >= $2::uuid)::int as "todayCount",
  (select count(*) from post_hashtags r where r.tag = h.tag and not r.is_reply and r.is_open and r.post_id >= $3::uuid)::int as "weekCount",
  (select count(distinct latest.author_id) from (
    select r.author_id from post_hashtags r where r.tag = h.tag and not r.is_reply and r.is_open
    order by r.post_id desc limit ${USES_COUNTED}
  ) latest)::int as "uniqueUsers"
from hashtags h
where h.tag = $1 and h.post_count > 0 and ${openTag('h.tag', '$4::uuid')}`;

/** $1 key, $2 viewer or null. */
const POSTS = `select post_count as n from hashtags h where h.tag = $1 and ${openTag('h.tag', '$2::uuid')}`;

/** How much a hashtag is used. */
@Injectable()
export class HashtagStats {
  constructor(private readonly database: Database) {}

  /** @returns null if no user visible to the viewer uses it */
  async of(key: string, viewer: Viewer): Promise<RestHashtagStats | null> {
    const [row] = await this.database.rows<RestHashtagStats>(STATS, [
      key,
      leastIdOf(Date.now() - DAY_MS),
      leastIdOf(Date.now() - 7 * DAY_MS),
      viewer.id,
    ]);
    return row ?? null;
  }

  /** Posts with the hashtag, by its counter: an estimate, since some may be hidden from the viewer. */
  async postCountOf(key: string, viewer: Viewer): Promise<number> {
    const [row] = await this.database.rows<{ n: number }>(POSTS, [key, viewer.id]);
    return row?.n ?? 0;
  }
}
