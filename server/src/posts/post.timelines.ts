import { Injectable } from '@nestjs/common';
import { Database } from '#kernel/database/database.js';
import { skeletonOf } from '#kernel/paging/keyset.js';
import type { KeysetPage, NumberedPage, NumberedSkeleton, Skeleton } from '#kernel/paging/page-input.js';
import { offsetOf } from '#kernel/paging/numbered-page.js';
import type { Viewer } from '#kernel/request/viewer.js';
import {
  BY_AUTHOR,
  BY_AUTHOR_NUMBERED,
  BY_TAG,
  BY_TAG_NUMBERED,
  EVERYONE,
  EVERYONE_FIRST,
  EVERYONE_NUMBERED,
  FOLLOWING,
  MEDIA_BY_AUTHOR,
  NODDED_BY,
  NODDED_BY_NUMBERED,
  REPLIES_BY_AUTHOR,
  REPLIES_TO,
} from './post.timeline-statements.js';
import { PostCounts } from './post-counts.js';

/** After every id: ids are UUIDs of version 7. */
const NEWEST = 'ffffffff-ffff-ffff-ffff-ffffffffffff';
const OLDEST = '00000000-0000-0000-0000-000000000000';

/** A list of quacks as a constant statement and its parameters; rows hold an `id` each, newest first, at least one more than
 * asked for where there are so many. */
export interface PostList {
  readonly statement: string;
  readonly parameters: readonly unknown[];
}

interface IdRow {
  id: string;
}
interface NodRow {
  id: string;
  position: string;
}

/**
 * The order and membership of each list of quacks: ids and a position, nothing else. Who may see what is decided here, so that
 * pages are full. Quacks of deactivated people are in no list; those of people who require login are in none of a visitor's.
 */
@Injectable()
export class PostTimelines {
  constructor(
    private readonly database: Database,
    private readonly counts: PostCounts,
  ) {}

  /** Own quacks and those of people followed, newest first; no replies. */
  following(viewerId: string, page: KeysetPage): PostList {
    return { statement: FOLLOWING(page.first + 1), parameters: [viewerId, below(page)] };
  }

  /** Everyone's quacks, newest first; no replies. */
  everyone(viewer: Viewer, page: KeysetPage): PostList {
    return { statement: EVERYONE(page.first + 1), parameters: [below(page), viewer.id !== null] };
  }

  /** One person's quacks, newest first; no replies. */
  byAuthor(authorId: string, viewer: Viewer, page: KeysetPage): PostList {
    return { statement: BY_AUTHOR(page.first + 1), parameters: [authorId, below(page), viewer.id !== null] };
  }

  /** One person's replies, newest first. */
  repliesByAuthor(authorId: string, viewer: Viewer, page: KeysetPage): PostList {
    return { statement: REPLIES_BY_AUTHOR(page.first + 1), parameters: [authorId, below(page), viewer.id !== null] };
  }

  /** One person's quacks and replies that carry media, newest first. */
  mediaByAuthor(authorId: string, viewer: Viewer, page: KeysetPage): PostList {
    return { statement: MEDIA_BY_AUTHOR(page.first + 1), parameters: [authorId, below(page), viewer.id !== null] };
  }

  /** Direct replies that still stand, oldest first. */
  async repliesTo(postId: string, viewer: Viewer, page: KeysetPage): Promise<Skeleton> {
    const above = page.after?.[0] ?? OLDEST;
    return this.newestFirst(REPLIES_TO, [postId, above, page.first + 1, viewer.id !== null], page);
  }

  /** Quacks with a hashtag, newest first; no replies. @param tag its key */
  byTag(tag: string, viewer: Viewer, page: KeysetPage): PostList {
    return { statement: BY_TAG(page.first + 1), parameters: [tag, below(page), viewer.id !== null] };
  }

  /** The same by page number; the total is the caller's to know. */
  async byTagNumbered(tag: string, viewer: Viewer, page: NumberedPage): Promise<NumberedSkeleton> {
    const { offset, limit } = offsetOf(page);
    const rows = await this.database.rows<IdRow>(BY_TAG_NUMBERED, [tag, offset, limit, viewer.id !== null]);
    return numbered(rows, page, 0);
  }

  /** Quacks and replies that a person gave a nod, latest nod first; the position is the nod's. */
  async noddedBy(userId: string, viewer: Viewer, page: KeysetPage): Promise<Skeleton> {
    const rows = await this.database.rows<NodRow>(NODDED_BY, [userId, below(page), page.first + 1, viewer.id !== null]);
    return skeletonOf(rows, page, (row) => [row.position]);
  }

  /** Everyone's quacks by page number. */
  everyoneNumbered(viewer: Viewer, page: NumberedPage): PostList {
    const { offset, limit } = offsetOf(page);
    return offset === 0
      ? { statement: EVERYONE_FIRST(limit), parameters: [viewer.id !== null] }
      : { statement: EVERYONE_NUMBERED(limit), parameters: [viewer.id !== null, offset] };
  }

  /** How many quacks everyone's list holds: an estimate, a few seconds old. */
  everyoneTotal(): Promise<number> {
    return this.counts.streamEstimate();
  }

  /** One person's quacks by page number; the total is exact where the viewer may see them. */
  async byAuthorNumbered(authorId: string, viewer: Viewer, page: NumberedPage): Promise<NumberedSkeleton> {
    const { offset, limit } = offsetOf(page);
    const rows = await this.database.rows<IdRow & { total: number }>(BY_AUTHOR_NUMBERED, [
      authorId,
      offset,
      limit,
      viewer.id !== null,
    ]);
    return numbered(rows, page, rows[0]?.total ?? (await this.counts.ofAuthor(authorId, viewer)));
  }

  /** What a person gave a nod, by page number. */
  async noddedByNumbered(userId: string, viewer: Viewer, page: NumberedPage): Promise<NumberedSkeleton> {
    const { offset, limit } = offsetOf(page);
    const rows = await this.database.rows<NodRow>(NODDED_BY_NUMBERED, [userId, offset, limit, viewer.id !== null]);
    return numbered(rows, page, await this.counts.nodsGivenBy(userId, viewer));
  }

  private async newestFirst(statement: string, parameters: readonly unknown[], page: KeysetPage): Promise<Skeleton> {
    return skeletonOf(await this.database.rows<IdRow>(statement, parameters), page);
  }
}

function below(page: KeysetPage): string {
  return page.after?.[0] ?? NEWEST;
}

function numbered(rows: readonly IdRow[], page: NumberedPage, totalCount: number): NumberedSkeleton {
  return {
    ids: rows.slice(0, page.pageSize).map((row) => row.id),
    totalCount,
    hasNextPage: rows.length > page.pageSize,
  };
}
