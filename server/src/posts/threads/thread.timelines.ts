import { Injectable } from '@nestjs/common';
import { Database } from '#kernel/database/database.js';
import { offsetOf } from '#kernel/paging/numbered-page.js';
import type { NumberedPage, NumberedSkeleton } from '#kernel/paging/page-input.js';
import type { Viewer } from '#kernel/request/viewer.js';
import { PostNotFound } from '../post.errors.js';
import { COUNT_REPLIES, REPLIES_NUMBERED, THREAD } from './thread-statements.js';

/** A place in a thread: of a quack, or of one that is no longer there. */
export interface ThreadPlace {
  readonly id: string;
  readonly parentId: string | null;
  /** Direct replies that stand; told where the viewer cannot read the quack itself, else 0. */
  readonly replyCount: number;
}

export interface ReplyPlace extends ThreadPlace {
  /** From 1. */
  readonly depth: number;
  /** More replies stand below than the answer holds. */
  readonly hasMore: boolean;
}

export interface ThreadSkeleton {
  /** Root first. */
  readonly ancestors: readonly ThreadPlace[];
  /** Parents before their replies, siblings oldest first. */
  readonly replies: readonly ReplyPlace[];
}

interface PlaceRow {
  id: string;
  parent_id: string | null;
  depth: number;
  replies: number | null;
  has_more: boolean;
}

/** What stands above and below a quack, for one viewer: places only. */
@Injectable()
export class ThreadTimelines {
  constructor(private readonly database: Database) {}

  /**
   * Empty above and below where the quack cannot be read.
   * @param maxDepth levels of replies, 1 to 10
   */
  async around(postId: string, maxDepth: number, viewer: Viewer): Promise<ThreadSkeleton> {
    const rows = await this.database.list<PlaceRow>(THREAD, [postId, maxDepth, viewer.id !== null]);
    const places = rows.map((row) => ({
      id: row.id,
      parentId: row.parent_id,
      replyCount: row.replies ?? 0,
      depth: row.depth,
      hasMore: row.has_more,
    }));
    return {
      ancestors: places.filter(({ depth }) => depth < 0).sort((a, b) => a.depth - b.depth),
      replies: places.filter(({ depth }) => depth > 0),
    };
  }

  /**
   * Direct replies that the viewer may read by page number, oldest first; the total is exact.
   * @throws PostNotFound where the quack itself cannot be read
   */
  async repliesNumbered(postId: string, viewer: Viewer, page: NumberedPage): Promise<NumberedSkeleton> {
    const signedIn = viewer.id !== null;
    const [count] = await this.database.rows<{ n: number }>(COUNT_REPLIES, [postId, signedIn]);
    if (!count) throw new PostNotFound();
    const { offset, limit } = offsetOf(page);
    const rows = await this.database.rows<{ id: string }>(REPLIES_NUMBERED, [postId, offset, limit, signedIn]);
    return {
      ids: rows.slice(0, page.pageSize).map(({ id }) => id),
      totalCount: count.n,
      hasNextPage: rows.length > page.pageSize,
    };
  }
}
