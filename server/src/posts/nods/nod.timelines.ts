import { Injectable } from '@nestjs/common';
import { Database } from '#kernel/database/database.js';
import { BEYOND, bothWays, directionOf, ORDER, positionOf } from '#kernel/paging/direction.js';
import { idPageOf } from '#kernel/paging/keyset.js';
import { offsetOf } from '#kernel/paging/numbered-page.js';
import type { KeysetPage, NumberedPage, NumberedIdPage, IdPage } from '#kernel/paging/page-input.js';
import type { Viewer } from '#kernel/request/viewer.js';
import { unblocked } from '#people/users/readable.js';
import { PostCounts } from '../timelines/post-counts.js';

interface NodRow {
  id: string;
  position: string;
}

/** $1 post, $2 viewer or null. */
const USERS = `
select n.user_id as id, n.id as position from nods n join users u on u.id = n.user_id
where n.post_id = $1::uuid and ${unblocked('$2::uuid')}`;

/** Also $3 nod below (or above) which, $4 rows. */
export const PAGE_OF_USERS = bothWays(
  (direction) => `${USERS} and n.id ${BEYOND[direction]} $3::uuid order by n.id ${ORDER[direction]} limit $4::int`,
);

/** Users who nodded at a post, latest first. Visitors don't see users who require login. The total counts everyone. */
@Injectable()
export class NodTimelines {
  constructor(
    private readonly database: Database,
    private readonly counts: PostCounts,
  ) {}

  /** Ids of users; the position is the nod's id. */
  async usersOf(postId: string, viewer: Viewer, page: KeysetPage): Promise<IdPage> {
    const rows = await this.database.rows<NodRow>(PAGE_OF_USERS[directionOf(page)], [
      ...[postId, viewer.id, positionOf(page), page.first + 1],
    ]);
    return idPageOf(rows, page, (row) => [row.position]);
  }

  async usersOfNumbered(postId: string, viewer: Viewer, page: NumberedPage): Promise<NumberedIdPage> {
    const { offset, limit } = offsetOf(page);
    const rows = await this.database.rows<NodRow>(`${USERS} order by n.id desc offset $3::int limit $4::int`, [
      postId,
      viewer.id,
      offset,
      limit,
    ]);
    return {
      ids: rows.slice(0, page.pageSize).map((row) => row.id),
      totalCount: await this.counts.nodsOf(postId),
      hasNextPage: rows.length > page.pageSize,
    };
  }
}
