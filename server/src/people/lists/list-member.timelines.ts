import { Injectable } from '@nestjs/common';
import { Database } from '#kernel/database/database.js';
import { MAX_ID } from '#kernel/database/ids.js';
import { idPageOf, pageAbove } from '#kernel/paging/keyset.js';
import { offsetOf } from '#kernel/paging/numbered-page.js';
import type { IdPage, KeysetPage, NumberedIdPage, NumberedPage } from '#kernel/paging/page-input.js';

/** A block takes people out of lists; deactivated, suspended and leaving people stay, and don't show. */
const FROM = `
list_members m join users u on u.id = m.user_id and u.is_active and u.email_verified_at is not null
where m.list_id = $1::uuid`;

/** $1 list, $2 member below which, $3 rows. */
export const PAGED_MEMBERS = `
select u.id, m.id as position from ${FROM} and m.id < $2::uuid order by m.id desc limit $3::int`;

/** $1 list, $2 member above which, $3 rows. The nearest first. */
export const MEMBERS_ABOVE = `
select u.id, m.id as position from ${FROM} and m.id > $2::uuid order by m.id limit $3::int`;

/** $1 list, $2 offset, $3 rows. */
export const NUMBERED_MEMBERS = `select u.id from ${FROM} order by m.id desc offset $2::int limit $3::int`;

/** $1 list. */
export const COUNTED_MEMBERS = `select count(*)::int as n from ${FROM}`;

/** The people of a list, latest first. The caller knows that it is the viewer's. */
@Injectable()
export class ListMemberTimelines {
  constructor(private readonly database: Database) {}

  /** Ids of people; the position is that of their membership. */
  async of(listId: string, page: KeysetPage): Promise<IdPage> {
    const parameters = [listId, page.after?.[0] ?? MAX_ID, page.first + 1];
    const rows = await this.database.rows<{ id: string; position: string }>(PAGED_MEMBERS, parameters);
    return idPageOf(rows, page, (row) => [row.position]);
  }

  /** Those nearest above a position, latest first. @param rows at most */
  async above(listId: string, position: string, rows: number): Promise<IdPage> {
    return pageAbove(
      await this.database.rows<{ id: string; position: string }>(MEMBERS_ABOVE, [listId, position, rows]),
    );
  }

  /** The same by page number, with an exact total. */
  async ofNumbered(listId: string, page: NumberedPage): Promise<NumberedIdPage> {
    const { offset, limit } = offsetOf(page);
    const [rows, total] = await Promise.all([
      this.database.rows<{ id: string }>(NUMBERED_MEMBERS, [listId, offset, limit]),
      this.database.rows<{ n: number }>(COUNTED_MEMBERS, [listId]),
    ]);
    return {
      ids: rows.slice(0, page.pageSize).map(({ id }) => id),
      totalCount: total[0]?.n ?? 0,
      hasNextPage: rows.length > page.pageSize,
    };
  }
}
