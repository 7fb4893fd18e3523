import { Injectable } from '@nestjs/common';
import { Database } from '#kernel/database/database.js';
import { skeletonOf } from '#kernel/paging/keyset.js';
import { offsetOf } from '#kernel/paging/numbered-page.js';
import type { KeysetPage, NumberedPage, NumberedSkeleton, Skeleton } from '#kernel/paging/page-input.js';
import { PostCounts } from '../post-counts.js';

interface NodRow {
  id: string;
  position: string;
}

const NEWEST = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

const PEOPLE = `
select n.user_id as id, n.id as position from nods n join users u on u.id = n.user_id
where n.post_id = $1::uuid and u.is_active`;

/** Who gave a quack a nod, latest first. */
@Injectable()
export class NodTimelines {
  constructor(
    private readonly database: Database,
    private readonly counts: PostCounts,
  ) {}

  /** Ids of people; the position is the nod's id. */
  async peopleOf(postId: string, page: KeysetPage): Promise<Skeleton> {
    const rows = await this.database.rows<NodRow>(`${PEOPLE} and n.id < $2::uuid order by n.id desc limit $3::int`, [
      postId,
      page.after?.[0] ?? NEWEST,
      page.first + 1,
    ]);
    return skeletonOf(rows, page, (row) => [row.position]);
  }

  async peopleOfNumbered(postId: string, page: NumberedPage): Promise<NumberedSkeleton> {
    const { offset, limit } = offsetOf(page);
    const rows = await this.database.rows<NodRow>(`${PEOPLE} order by n.id desc offset $2::int limit $3::int`, [
      postId,
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
