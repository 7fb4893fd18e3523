import { Injectable } from '@nestjs/common';
import { Database } from '#kernel/database/database.js';
import { leastIdOf } from '#kernel/database/ids.js';
import { offsetOf } from '#kernel/paging/numbered-page.js';
import type { NumberedPage, NumberedIdPage } from '#kernel/paging/page-input.js';
import type { Viewer } from '#kernel/request/viewer.js';
import { PostNotFound } from '../model/post.errors.js';
import type { ReplySortName } from './reply-sort.js';
import { COUNT_REPLIES, NEW_REPLIES, REPLIES_NUMBERED, SHORT_THREAD, THREAD } from './thread-statements.js';

/** A node of a thread: a post, or the tombstone of one. */
export interface ThreadNode {
  readonly id: string;
  readonly parentId: string | null;
  /** Number of existing direct replies; set only if the viewer can't read the post itself, else 0. */
  readonly replyCount: number;
}

export interface ReplyNode extends ThreadNode {
  /** From 1. */
  readonly depth: number;
  /** There are more replies below than the response holds. */
  readonly hasMore: boolean;
}

export interface ThreadNodes {
  /** Root first. */
  readonly ancestors: readonly ThreadNode[];
  /** Parents before their replies, siblings in the order that was asked for. */
  readonly replies: readonly ReplyNode[];
}

/** How much of a thread is read. */
export interface ThreadExtent {
  /** Levels of replies, 1 to 10. */
  readonly maxDepth: number;
  /** What a page shows first. Without it, as much as there is, oldest replies first. */
  readonly short?: { readonly sort: ReplySortName; /** 1 to 199. */ readonly maxReplies: number };
}

/** A reply gets its id up to five seconds before it is stored, and servers' clocks differ. */
const OVERLAP_MS = 10_000;

interface NodeRow {
  id: string;
  parent_id: string | null;
  depth: number;
  replies: number | null;
  has_more: boolean;
}

/** The ids above and below a post, for one viewer. */
@Injectable()
export class ThreadTimelines {
  constructor(private readonly database: Database) {}

  /**
   * Empty if the viewer can't read the post. A short thread has up to 30 direct replies, and up to 3 below each and
   * further down.
   */
  async around(postId: string, { maxDepth, short }: ThreadExtent, viewer: Viewer): Promise<ThreadNodes> {
    const base = [postId, maxDepth, viewer.id];
    const rows = short
      ? await this.database.list<NodeRow>(SHORT_THREAD[short.sort], [...base, short.maxReplies])
      : await this.database.list<NodeRow>(THREAD, base);
    const nodes = rows.map((row) => ({
      id: row.id,
      parentId: row.parent_id,
      replyCount: row.replies ?? 0,
      depth: row.depth,
      hasMore: row.has_more,
    }));
    return {
      ancestors: nodes.filter(({ depth }) => depth < 0).sort((a, b) => a.depth - b.depth),
      replies: nodes.filter(({ depth }) => depth > 0),
    };
  }

  /**
   * Direct replies visible to the viewer by page number, oldest first; the total is exact.
   * @throws PostNotFound if the viewer can't read the post itself
   */
  async repliesNumbered(postId: string, viewer: Viewer, page: NumberedPage): Promise<NumberedIdPage> {
    const [count] = await this.database.rows<{ n: number }>(COUNT_REPLIES, [postId, viewer.id]);
    if (!count) throw new PostNotFound();
    const { offset, limit } = offsetOf(page);
    const rows = await this.database.rows<{ id: string }>(REPLIES_NUMBERED, [postId, offset, limit, viewer.id]);
    return {
      ids: rows.slice(0, page.pageSize).map(({ id }) => id),
      totalCount: count.n,
      hasNextPage: rows.length > page.pageSize,
    };
  }

  /** Ids of the replies of a post's whole thread since a time, oldest first, and of those shortly before it. */
  async newReplies(postId: string, since: Date, first: number, viewer: Viewer): Promise<string[]> {
    const after = leastIdOf(Math.min(since.getTime(), Date.now()) - OVERLAP_MS);
    const rows = await this.database.rows<{ id: string }>(NEW_REPLIES, [postId, after, first, viewer.id]);
    return rows.map(({ id }) => id);
  }
}
