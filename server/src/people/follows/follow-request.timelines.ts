import { Injectable } from '@nestjs/common';
import { Database } from '#kernel/database/database.js';
import { MAX_ID } from '#kernel/database/ids.js';
import { idPageOf, pageAbove } from '#kernel/paging/keyset.js';
import { offsetOf } from '#kernel/paging/numbered-page.js';
import type { IdPage, KeysetPage, NumberedIdPage, NumberedPage } from '#kernel/paging/page-input.js';

/** Requests of deactivated, suspended and leaving people neither show nor count. */
const FROM = `
follow_requests q join users u on u.id = q.follower_id and u.is_active and u.email_verified_at is not null
where q.followee_id = $1::uuid`;

/** $1 followee, $2 request below which, $3 rows. */
export const PAGED_REQUESTS = `
select q.follower_id as id, q.id as position from ${FROM} and q.id < $2::uuid order by q.id desc limit $3::int`;

/** $1 followee, $2 request above which, $3 rows. The nearest first. */
export const REQUESTS_ABOVE = `
select q.follower_id as id, q.id as position from ${FROM} and q.id > $2::uuid order by q.id limit $3::int`;

/** $1 followee, $2 offset, $3 rows. */
export const NUMBERED_REQUESTS = `
select q.follower_id as id from ${FROM} order by q.id desc offset $2::int limit $3::int`;

/** $1 followee. */
export const COUNTED_REQUESTS = `select count(*)::int as n from ${FROM}`;

interface ListedRow {
  id: string;
  position: string;
}

/** Who asks to follow someone, latest first. Only they themselves may ask for it. */
@Injectable()
export class FollowRequestTimelines {
  constructor(private readonly database: Database) {}

  /** Ids of people; the position is the request's. */
  async toUser(userId: string, page: KeysetPage): Promise<IdPage> {
    const parameters = [userId, page.after?.[0] ?? MAX_ID, page.first + 1];
    const rows = await this.database.rows<ListedRow>(PAGED_REQUESTS, parameters);
    return idPageOf(rows, page, (row) => [row.position]);
  }

  /** Those nearest above a position, latest first. @param rows at most */
  async above(userId: string, position: string, rows: number): Promise<IdPage> {
    return pageAbove(await this.database.rows<ListedRow>(REQUESTS_ABOVE, [userId, position, rows]));
  }

  /** The same by page number, with an exact total. */
  async toUserNumbered(userId: string, page: NumberedPage): Promise<NumberedIdPage> {
    const { offset, limit } = offsetOf(page);
    const [rows, totalCount] = await Promise.all([
      this.database.rows<{ id: string }>(NUMBERED_REQUESTS, [userId, offset, limit]),
      this.countOf(userId),
    ]);
    return {
      ids: rows.slice(0, page.pageSize).map(({ id }) => id),
      totalCount,
      hasNextPage: rows.length > page.pageSize,
    };
  }

  /** How many people wait for someone. */
  async countOf(userId: string): Promise<number> {
    const [row] = await this.database.rows<{ n: number }>(COUNTED_REQUESTS, [userId]);
    return row?.n ?? 0;
  }
}
