import { Injectable } from '@nestjs/common';
import { Database } from '#kernel/database/database.js';
import { MAX_ID } from '#kernel/database/ids.js';
import { idPageOf, pageAbove } from '#kernel/paging/keyset.js';
import { offsetOf } from '#kernel/paging/numbered-page.js';
import type { IdPage, KeysetPage, NumberedIdPage, NumberedPage } from '#kernel/paging/page-input.js';

export type RelationshipList = 'blocked' | 'muted';

const BLOCKED = 'r.blocks';
const MUTED = 'r.muted <> 0 and (r.muted_until is null or r.muted_until > now())';

const from = (condition: string) => `
relationships r join users u on u.id = r.other_id and u.is_active and u.email_verified_at is not null
where r.owner_id = $1::uuid and ${condition}`;

/** $1 owner, $2 decision below which, $3 rows. */
const paged = (condition: string) =>
  `select r.other_id as id, r.id as position from ${from(condition)} and r.id < $2::uuid order by r.id desc limit $3::int`;
export const PAGED: Readonly<Record<RelationshipList, string>> = { blocked: paged(BLOCKED), muted: paged(MUTED) };

/** $1 owner, $2 decision above which, $3 rows. The nearest first. */
const above = (condition: string) =>
  `select r.other_id as id, r.id as position from ${from(condition)} and r.id > $2::uuid order by r.id limit $3::int`;
export const ABOVE: Readonly<Record<RelationshipList, string>> = { blocked: above(BLOCKED), muted: above(MUTED) };

/** $1 owner, $2 offset, $3 rows. */
const numbered = (condition: string) =>
  `select r.other_id as id from ${from(condition)} order by r.id desc offset $2::int limit $3::int`;
export const NUMBERED: Readonly<Record<RelationshipList, string>> = {
  blocked: numbered(BLOCKED),
  muted: numbered(MUTED),
};

/** $1 owner. */
const counted = (condition: string) => `select count(*)::int as n from ${from(condition)}`;
export const COUNTED: Readonly<Record<RelationshipList, string>> = { blocked: counted(BLOCKED), muted: counted(MUTED) };

interface ListedRow {
  id: string;
  position: string;
}

/** Whom someone blocks or has muted, latest decision first. Only their own side of the API may ask. */
@Injectable()
export class RelationshipTimelines {
  constructor(private readonly database: Database) {}

  /** Ids of people; the position is the decision's. */
  async of(list: RelationshipList, ownerId: string, page: KeysetPage): Promise<IdPage> {
    const parameters = [ownerId, page.after?.[0] ?? MAX_ID, page.first + 1];
    const rows = await this.database.rows<ListedRow>(PAGED[list], parameters);
    return idPageOf(rows, page, (row) => [row.position]);
  }

  /** Those nearest above a position, latest first. @param rows at most */
  async above(list: RelationshipList, ownerId: string, position: string, rows: number): Promise<IdPage> {
    return pageAbove(await this.database.rows<ListedRow>(ABOVE[list], [ownerId, position, rows]));
  }

  /** The same by page number, with an exact total. */
  async ofNumbered(list: RelationshipList, ownerId: string, page: NumberedPage): Promise<NumberedIdPage> {
    const { offset, limit } = offsetOf(page);
    const [rows, total] = await Promise.all([
      this.database.rows<{ id: string }>(NUMBERED[list], [ownerId, offset, limit]),
      this.database.rows<{ n: number }>(COUNTED[list], [ownerId]),
    ]);
    return {
      ids: rows.slice(0, page.pageSize).map(({ id }) => id),
      totalCount: total[0]?.n ?? 0,
      hasNextPage: rows.length > page.pageSize,
    };
  }
}
