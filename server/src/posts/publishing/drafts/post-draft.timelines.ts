import { Injectable } from '@nestjs/common';
import { Database } from '#kernel/database/database.js';
import { isUuid } from '#kernel/database/ids.js';
import { parseInstant } from '#kernel/graphql/datetime.scalar.js';
import { decodeCursor } from '#kernel/paging/cursor.js';
import { idPageOf, keysetPageOf } from '#kernel/paging/keyset.js';
import type { PageArgs } from '#kernel/paging/page-args.js';
import type { IdPage, KeysetPage } from '#kernel/paging/page-input.js';
import { COUNT_DRAFTS, DRAFTS_BY, OUTGOING_BY } from './draft-statements.js';

export const DRAFT_LIST = 'viewer.drafts';

/** The position before the first row. */
export const BEFORE_ALL_DRAFTS = ['infinity', 'ffffffff-ffff-ffff-ffff-ffffffffffff'];

/** @throws InvalidInput if `first` is not 1 to 100, or `after` is not a cursor of this list */
export function draftPage({ first, after }: PageArgs): KeysetPage {
  const page = keysetPageOf(DRAFT_LIST, 2, { first, after });
  const [instant, id] = page.after ?? [];
  if (page.after && !(instant && parseInstant(instant) && id && isUuid(id))) decodeCursor(DRAFT_LIST, '', 2);
  return page;
}

/** The drafts and outgoing posts of a user. Only their own side of the API may ask. */
@Injectable()
export class PostDraftTimelines {
  constructor(private readonly database: Database) {}

  /** Latest change first; the position is the instant and the id. */
  async draftsBy(authorId: string, page: KeysetPage): Promise<IdPage> {
    const rows = await this.database.rows<{ id: string; updated_at: Date }>(DRAFTS_BY, [
      ...[authorId, ...(page.after ?? BEFORE_ALL_DRAFTS), page.first + 1],
    ]);
    return idPageOf(rows, page, (row) => [row.updated_at.toISOString(), row.id]);
  }

  async draftCount(authorId: string): Promise<number> {
    const [count] = await this.database.rows<{ n: number }>(COUNT_DRAFTS, [authorId]);
    return count!.n;
  }

  /** Soonest first; at most 100. */
  async outgoingBy(authorId: string): Promise<string[]> {
    return (await this.database.rows<{ id: string }>(OUTGOING_BY, [authorId])).map(({ id }) => id);
  }
}
