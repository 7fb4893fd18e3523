import { Injectable } from '@nestjs/common';
import { Database } from '#kernel/database/database.js';
import { leastIdOf } from '#kernel/database/ids.js';
import { RequestLoader } from '#kernel/graphql/request-loader.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { listed } from '#people/users/readable.js';

/** People of one hashtag at most. */
export const MAX_PEOPLE = 30;
/** Newest uses that are counted. */
const NEWEST = 500;
const WINDOW_MS = 30 * 86_400_000;

/** $1 keys, $2 smallest id, $3 viewer or null. Root accounts are never suggested. */
const PEOPLE = `
select asked.tag, array(
  select u.id from (
    select newest.author_id as id, count(*) as posts from (
      select h.author_id from post_hashtags h
      where h.tag = asked.tag and not h.is_reply and h.is_open and h.post_id >= $2::uuid order by h.post_id desc limit ${NEWEST}
    ) newest group by newest.author_id
  ) counted
  join users u on u.id = counted.id
  where ${listed('$3::uuid', 'SUGGESTIONS')} and u.email_verified_at is not null and u.role <> 'root'
    and u.id is distinct from $3::uuid
    and not exists (select 1 from follows f where f.follower_id = $3::uuid and f.followee_id = u.id)
    and not exists (select 1 from follow_requests q where q.follower_id = $3::uuid and q.followee_id = u.id)
  order by counted.posts desc, u.follower_count desc, u.id limit ${MAX_PEOPLE}
) as ids
from unnest($1::text[]) asked (tag)`;

/** People who write most with hashtags and whom the viewer doesn't follow, in one statement. */
@Injectable()
export class HashtagPeopleLoader extends RequestLoader<string, string[]> {
  constructor(private readonly database: Database) {
    super();
  }

  protected async fetch(tags: readonly string[], { viewer }: RequestContext): Promise<Map<string, string[]>> {
    const least = leastIdOf(Date.now() - WINDOW_MS);
    const rows = await this.database.rows<{ tag: string; ids: string[] }>(PEOPLE, [tags, least, viewer.id]);
    return new Map(rows.map(({ tag, ids }) => [tag, ids]));
  }
}
