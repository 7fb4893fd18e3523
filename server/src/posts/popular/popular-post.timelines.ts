import { Injectable } from '@nestjs/common';
import { Database } from '#kernel/database/database.js';
import { MAX_ID } from '#kernel/database/ids.js';
import { idPageOf } from '#kernel/paging/keyset.js';
import type { IdPage, KeysetPage } from '#kernel/paging/page-input.js';
import type { Viewer } from '#kernel/request/viewer.js';
import type { PopularAmong } from './popular-among.js';
import { POPULAR } from './popular-post.statements.js';

/** Above every standing. */
const HIGHEST = 2_147_483_647;

interface PopularRow {
  id: string;
  standing: number;
}

/** The posts that most people nodded at and replied to, as last computed. */
@Injectable()
export class PopularPostTimelines {
  constructor(private readonly database: Database) {}

  /**
   * Most popular first; no replies. Visitors don't get posts of users who require login.
   * @param page its position is the standing and the post
   */
  async popular(viewer: Viewer, page: KeysetPage, among: PopularAmong = 'EVERYONE'): Promise<IdPage> {
    const [standing = HIGHEST, id = MAX_ID] = page.after ?? [];
    const rows = await this.database.rows<PopularRow>(POPULAR[among], [
      Number(standing),
      id,
      page.first + 1,
      viewer.id,
    ]);
    return idPageOf(rows, page, (row) => [String(row.standing), row.id]);
  }
}
