import { Injectable } from '@nestjs/common';
import type { KeysetPage, NumberedIdPage, NumberedPage } from '#kernel/paging/page-input.js';
import { Database } from '#kernel/database/database.js';
import { BEYOND, bothWays, directionOf, ORDER, positionOf } from '#kernel/paging/direction.js';
import { offsetOf } from '#kernel/paging/numbered-page.js';
import type { Viewer } from '#kernel/request/viewer.js';
import { unblocked } from '#people/users/readable.js';
import { findable } from '../model/post-audience.js';
import type { PostList } from '../model/post-list.js';
import { perRows } from '../timelines/post.timeline-statements.js';

/** Quotes of post $1 that a viewer finds; its author finds all that they can read. */
const from = (viewer: string) => `
quotes q
join posts p on p.id = q.post_id and p.deleted_at is null
join users u on u.id = p.author_id
where q.quoted_id = $1::uuid and q.state = 'ACCEPTED' and ${unblocked(viewer)}
  and (${findable(viewer)} or q.quoted_author_id = ${viewer})`;

/** $1 quoted post, $2 id below (or above) which, $3 viewer or null. */
export const QUOTES_OF = bothWays((direction) =>
  perRows(
    (limit) => `
select q.post_id as id from ${from('$3::uuid')} and q.post_id ${BEYOND[direction]} $2::uuid
order by q.post_id ${ORDER[direction]} limit ${limit}`,
  ),
);

/** $1 quoted post, $2 viewer or null, $3 offset, $4 rows. */
export const QUOTES_NUMBERED = `
select q.post_id as id, (select o.quote_count from posts o where o.id = $1::uuid) as total from ${from('$2::uuid')}
order by q.post_id desc offset $3::int limit $4::int`;

/** The accepted quotes of a post, newest first. The total counts all. */
@Injectable()
export class QuoteTimelines {
  constructor(private readonly database: Database) {}

  of(postId: string, viewer: Viewer, page: KeysetPage): PostList {
    const direction = directionOf(page);
    return {
      statement: QUOTES_OF[direction](page.first + 1),
      parameters: [postId, positionOf(page), viewer.id],
      direction,
    };
  }

  async ofNumbered(postId: string, viewer: Viewer, page: NumberedPage): Promise<NumberedIdPage> {
    const { offset, limit } = offsetOf(page);
    const rows = await this.database.rows<{ id: string; total: number }>(QUOTES_NUMBERED, [
      ...[postId, viewer.id, offset, limit],
    ]);
    return {
      ids: rows.slice(0, page.pageSize).map(({ id }) => id),
      totalCount: rows[0]?.total ?? 0,
      hasNextPage: rows.length > page.pageSize,
    };
  }
}
