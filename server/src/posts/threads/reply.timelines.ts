import { Injectable } from '@nestjs/common';
import { Database } from '#kernel/database/database.js';
import { isUuid, MAX_ID } from '#kernel/database/ids.js';
import { decodeCursor } from '#kernel/paging/cursor.js';
import { idPageOf, keysetPage, keysetPageOf } from '#kernel/paging/keyset.js';
import type { IdPage, KeysetPage } from '#kernel/paging/page-input.js';
import type { Viewer } from '#kernel/request/viewer.js';
import { ReplySort, type ReplySortName } from './reply-sort.js';
import { REPLIES_NEWEST, REPLIES_OLDEST, REPLIES_RELEVANT } from './reply.statements.js';

/** The name of each list, for its cursors. */
const LISTS = { OLDEST: 'replies', NEWEST: 'replies.newest', RELEVANT: 'replies.relevant' } as const;

const MIN_ID = '00000000-0000-0000-0000-000000000000';
const BEFORE_FIRST = ['-1', '0', MIN_ID];
const WHOLE = /^-?\d{1,18}$/;

interface RankedRow {
  id: string;
  tier: string;
  cost: string;
}

/** A page of direct replies, and the name of its list for cursors. */
export interface ReplyPage {
  readonly list: string;
  readonly page: KeysetPage;
  readonly ids: IdPage;
}

/** The direct replies to a post that were not deleted, in one of their orders. */
@Injectable()
export class ReplyTimelines {
  constructor(private readonly database: Database) {}

  /**
   * @param args `first` 1 to 100
   * @throws InvalidInput if `after` is not a cursor of this order
   */
  async byParent(
    postId: string,
    sort: ReplySortName,
    viewer: Viewer,
    args: { first?: number | null; after?: string | null },
  ): Promise<ReplyPage> {
    const list = LISTS[sort];
    if (sort === ReplySort.RELEVANT) return this.relevant(list, postId, viewer, args);
    const page = keysetPage(list, args);
    const [statement, start] = sort === ReplySort.NEWEST ? [REPLIES_NEWEST, MAX_ID] : [REPLIES_OLDEST, MIN_ID];
    const parameters = [postId, page.after?.[0] ?? start, page.first + 1, viewer.id];
    return { list, page, ids: idPageOf(await this.database.rows<{ id: string }>(statement, parameters), page) };
  }

  private async relevant(
    list: string,
    postId: string,
    viewer: Viewer,
    args: { first?: number | null; after?: string | null },
  ): Promise<ReplyPage> {
    const page = keysetPageOf(list, 3, args);
    const [tier = '', cost = '', id = ''] = page.after ?? BEFORE_FIRST;
    if (!/^(-1|0|1)$/.test(tier) || !WHOLE.test(cost) || !isUuid(id)) decodeCursor(list, '', 3);
    const parameters = [postId, viewer.id, tier, cost, id, page.first + 1];
    const rows = await this.database.rows<RankedRow>(REPLIES_RELEVANT, parameters);
    return { list, page, ids: idPageOf(rows, page, (row) => [row.tier, row.cost, row.id]) };
  }
}
