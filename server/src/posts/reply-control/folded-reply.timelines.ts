import { Injectable } from '@nestjs/common';
import { Database } from '#kernel/database/database.js';
import { idPageOf } from '#kernel/paging/keyset.js';
import { offsetOf } from '#kernel/paging/numbered-page.js';
import type { IdPage, KeysetPage, NumberedIdPage, NumberedPage } from '#kernel/paging/page-input.js';
import type { Viewer } from '#kernel/request/viewer.js';
import { PostNotFound } from '../model/post.errors.js';
import {
  COUNT_FOLDED_READABLE,
  COUNT_REPLIES_BELOW,
  FOLDED_NUMBERED,
  FOLDED_REPLIES,
} from './reply-control-statements.js';

const MIN_ID = '00000000-0000-0000-0000-000000000000';

/** The replies that the author of a thread hid: at any level, oldest first. */
@Injectable()
export class FoldedReplyTimelines {
  constructor(private readonly database: Database) {}

  async below(rootId: string, viewer: Viewer, page: KeysetPage): Promise<IdPage> {
    const parameters = [rootId, page.after?.[0] ?? MIN_ID, page.first + 1, viewer.id];
    return idPageOf(await this.database.rows<{ id: string }>(FOLDED_REPLIES, parameters), page);
  }

  /** By page number; the total is exact. @throws PostNotFound if the viewer can't read the quack */
  async belowNumbered(rootId: string, viewer: Viewer, page: NumberedPage): Promise<NumberedIdPage> {
    const [count] = await this.database.rows<{ n: number }>(COUNT_FOLDED_READABLE, [rootId, viewer.id]);
    if (!count) throw new PostNotFound();
    const { offset, limit } = offsetOf(page);
    const rows = await this.database.rows<{ id: string }>(FOLDED_NUMBERED, [rootId, offset, limit, viewer.id]);
    return {
      ids: rows.slice(0, page.pageSize).map(({ id }) => id),
      totalCount: count.n,
      hasNextPage: rows.length > page.pageSize,
    };
  }

  /** How many replies a person has below the quacks of another that aren't hidden, of their latest 1,000. */
  async countBelow(ownerId: string, personId: string): Promise<number> {
    const [row] = await this.database.rows<{ n: number }>(COUNT_REPLIES_BELOW, [ownerId, personId]);
    return row?.n ?? 0;
  }
}
