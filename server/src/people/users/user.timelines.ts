import { Injectable } from '@nestjs/common';
import { Database } from '#kernel/database/database.js';
import { MAX_ID } from '#kernel/database/ids.js';
import { directionOf, positionOf } from '#kernel/paging/direction.js';
import { idPageOf } from '#kernel/paging/keyset.js';
import { offsetOf } from '#kernel/paging/numbered-page.js';
import type { KeysetPage, NumberedPage, NumberedIdPage, IdPage } from '#kernel/paging/page-input.js';
import type { Viewer, ViewerId } from '#kernel/request/viewer.js';
import { nameQuery } from './name-search.js';
import {
  FOLLOWERS,
  FOLLOWING,
  namedFollows,
  numberedFollows,
  pagedFollows,
  SEARCH,
} from './user.timeline-statements.js';

interface FollowRow {
  id: string;
  position: string;
}
interface IdRow {
  id: string;
}
interface CountRow {
  n: number;
}

const EMPTY: IdPage = { ids: [], positions: [], hasNextPage: false };

export type FollowSide = 'followers' | 'following';

/** Lists of users: membership and order. Deactivated and unverified users are in no list. */
@Injectable()
export class UserTimelines {
  constructor(private readonly database: Database) {}

  /** Who follows a person, or whom they follow; latest first. For visitors without people who require login, and empty where the person does. */
  async follows(side: FollowSide, userId: string, viewer: Viewer, page: KeysetPage): Promise<IdPage> {
    const statement = pagedFollows(side === 'followers' ? FOLLOWERS : FOLLOWING, directionOf(page));
    const rows = await this.database.rows<FollowRow>(statement, [userId, viewer.id, positionOf(page), page.first + 1]);
    return idPageOf(rows, page, (row) => [row.position]);
  }

  /**
   * Those of them whose handle begins with what was typed, or whose name contains it; latest first. Who was followed earlier than
   * the latest 2,000 is found among the people of the site whom it fits best, so a short query may miss some.
   */
  async followsNamed(
    side: FollowSide,
    userId: string,
    typed: string,
    viewer: Viewer,
    page: KeysetPage,
  ): Promise<IdPage> {
    const name = nameQuery(typed);
    if (!name) return EMPTY;
    const statement = namedFollows(side === 'followers' ? FOLLOWERS : FOLLOWING);
    const rows = await this.database.rows<FollowRow>(statement, [
      ...[userId, viewer.id, page.after?.[0] ?? MAX_ID, page.first + 1, name.pattern],
    ]);
    return idPageOf(rows, page, (row) => [row.position]);
  }

  /** All of them by page number, with an exact total. */
  async followsNumbered(side: FollowSide, userId: string, viewer: Viewer, page: NumberedPage): Promise<NumberedIdPage> {
    const { list, count } = numberedFollows(side === 'followers' ? FOLLOWERS : FOLLOWING);
    const { offset, limit } = offsetOf(page);
    const [rows, counted] = await Promise.all([
      this.database.rows<FollowRow>(list, [userId, viewer.id, offset, limit]),
      this.database.rows<CountRow>(count, [userId, viewer.id]),
    ]);
    return {
      ids: rows.slice(0, page.pageSize).map((row) => row.id),
      totalCount: counted[0]?.n ?? 0,
      hasNextPage: rows.length > page.pageSize,
    };
  }

  /**
   * Users by handle or name: prefix matches first, then by follower count.
   * @param typed with or without the @
   * @param page its position is the number of users already listed, because the order is by relevance
   */
  async search(typed: string, viewer: ViewerId, page: KeysetPage): Promise<IdPage> {
    const name = nameQuery(typed);
    const seen = Number(page.after?.[0] ?? 0);
    if (!name) return EMPTY;
    const { query, pattern } = name;
    const rows = await this.database.rows<IdRow>(SEARCH, [query, pattern, seen, page.first + 1, viewer.id]);
    const numbered = rows.map((row, index) => ({ ...row, position: String(seen + index + 1) }));
    return idPageOf(numbered, page, (row) => [row.position]);
  }
}
