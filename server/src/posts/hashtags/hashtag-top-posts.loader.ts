import { Injectable } from '@nestjs/common';
import { Database } from '#kernel/database/database.js';
import { leastIdOf } from '#kernel/database/ids.js';
import { RequestLoader } from '#kernel/graphql/request-loader.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { listed } from '#people/users/readable.js';

/** Posts of one hashtag at most. */
export const MAX_TOP_POSTS = 3;
/** Newest uses among which the top posts are searched. */
const NEWEST = 100;
const DAY_MS = 86_400_000;

/** $1 keys, $2 viewer or null, $3 smallest id of the last 24 hours, whose posts come first. */
const TOP = `
select asked.tag, array(
  select best.id from (
    select distinct on (newest.author_id) p.id, p.id >= $3::uuid as is_recent, p.nod_count + p.reply_count as reactions
    from (
      select h.post_id, h.author_id from post_hashtags h
      where h.tag = asked.tag and not h.is_reply and h.is_open order by h.post_id desc limit ${NEWEST}
    ) newest
    join posts p on p.id = newest.post_id and p.deleted_at is null
    where (select ${listed('$2::uuid', 'LISTS')} from users u where u.id = newest.author_id)
    order by newest.author_id, is_recent desc, reactions desc, p.id desc
  ) best
  order by best.is_recent desc, best.reactions desc, best.id desc limit ${MAX_TOP_POSTS}
) as ids
from unnest($1::text[]) asked (tag)`;

/** The top posts of hashtags, of different people, in one statement. */
@Injectable()
export class HashtagTopPostsLoader extends RequestLoader<string, string[]> {
  constructor(private readonly database: Database) {
    super();
  }

  protected async fetch(tags: readonly string[], { viewer }: RequestContext): Promise<Map<string, string[]>> {
    const rows = await this.database.rows<{ tag: string; ids: string[] }>(TOP, [
      ...[tags, viewer.id, leastIdOf(Date.now() - DAY_MS)],
    ]);
    return new Map(rows.map(({ tag, ids }) => [tag, ids]));
  }
}
