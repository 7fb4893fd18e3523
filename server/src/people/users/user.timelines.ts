import { Injectable } from '@nestjs/common';
import { Database } from '#kernel/database/database.js';
import { skeletonOf } from '#kernel/paging/keyset.js';
import { offsetOf } from '#kernel/paging/numbered-page.js';
import type { KeysetPage, NumberedPage, NumberedSkeleton, Skeleton } from '#kernel/paging/page-input.js';
import type { Viewer, ViewerId } from '#kernel/request/viewer.js';
import {
  FOLLOWERS,
  FOLLOWING,
  MOST_FOLLOWED,
  numberedFollows,
  pagedFollows,
  SEARCH,
  SUGGESTED_BY_FRIENDS,
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

const NEWEST = 'ffffffff-ffff-ffff-ffff-ffffffffffff';
/** Characters of a search that are looked at. */
const MAX_QUERY = 60;

export type FollowSide = 'followers' | 'following';

/** Which people, in which order. Deactivated and unverified people are in no list. */
@Injectable()
export class UserTimelines {
  constructor(private readonly database: Database) {}

  /** Who follows a person, or whom they follow; latest first. Empty for visitors where the person requires login. */
  async follows(side: FollowSide, userId: string, viewer: Viewer, page: KeysetPage): Promise<Skeleton> {
    const statement = pagedFollows(side === 'followers' ? FOLLOWERS : FOLLOWING);
    const rows = await this.database.rows<FollowRow>(statement, [
      userId,
      viewer.id !== null,
      page.after?.[0] ?? NEWEST,
      page.first + 1,
    ]);
    return skeletonOf(rows, page, (row) => [row.position]);
  }

  /** The same by page number, with an exact total. */
  async followsNumbered(
    side: FollowSide,
    userId: string,
    viewer: Viewer,
    page: NumberedPage,
  ): Promise<NumberedSkeleton> {
    const { list, count } = numberedFollows(side === 'followers' ? FOLLOWERS : FOLLOWING);
    const { offset, limit } = offsetOf(page);
    const signedIn = viewer.id !== null;
    const [rows, counted] = await Promise.all([
      this.database.rows<FollowRow>(list, [userId, signedIn, offset, limit]),
      this.database.rows<CountRow>(count, [userId, signedIn]),
    ]);
    return {
      ids: rows.slice(0, page.pageSize).map((row) => row.id),
      totalCount: counted[0]?.n ?? 0,
      hasNextPage: rows.length > page.pageSize,
    };
  }

  /**
   * People by handle or name: who begins with what was typed first, the more followed before the less.
   * @param typed with or without its @
   * @param page its position is the number of people already seen, since the order is one of relevance
   */
  async search(typed: string, viewer: ViewerId, page: KeysetPage): Promise<Skeleton> {
    const query = typed
      .trim()
      .replace(/^[@＠]/u, '')
      .slice(0, MAX_QUERY)
      .toLowerCase()
      .normalize('NFC');
    const seen = Number(page.after?.[0] ?? 0);
    if (query === '' || query.includes('\0')) return { ids: [], positions: [], hasNextPage: false };
    const pattern = query.replaceAll(/[\\%_]/g, String.raw`\$&`);
    const rows = await this.database.rows<IdRow>(SEARCH, [query, pattern, seen, page.first + 1, viewer.id]);
    const numbered = rows.map((row, index) => ({ ...row, position: String(seen + index + 1) }));
    return skeletonOf(numbered, page, (row) => [row.position]);
  }

  /**
   * Whom the viewer might want to follow: those whom many of the people they follow do; topped up, and for visitors and
   * newcomers filled, with the most followed. Within both, who wrote lately comes before who did not.
   */
  async suggested(viewer: ViewerId, first: number): Promise<string[]> {
    const ids: string[] = [];
    if (viewer.id !== null) {
      const rows = await this.database.rows<IdRow>(SUGGESTED_BY_FRIENDS, [viewer.id, first]);
      ids.push(...rows.map((row) => row.id));
    }
    if (ids.length >= first) return ids;
    const rows = await this.database.rows<IdRow>(MOST_FOLLOWED, [viewer.id, ids, first - ids.length]);
    return [...ids, ...rows.map((row) => row.id)];
  }
}
