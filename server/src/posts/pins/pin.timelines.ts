import { Injectable } from '@nestjs/common';
import { Database } from '#kernel/database/database.js';
import { MAX_ID } from '#kernel/database/ids.js';
import { BEYOND, bothWays, directionOf, ORDER, positionOf } from '#kernel/paging/direction.js';
import { idPageOf } from '#kernel/paging/keyset.js';
import type { KeysetPage, IdPage } from '#kernel/paging/page-input.js';
import { readable } from '#people/users/readable.js';
import { inAudience } from '../model/post-audience.js';
import { SavedSearch, savedMatching } from '../search/saved-search.js';

/** The pins of user $1 whose posts they can read. */
export const SHOWN_PINS = `pins n
join posts p on p.id = n.post_id and p.deleted_at is null and ${inAudience('$1::uuid')}
join users u on u.id = p.author_id and ${readable('$1::uuid')}
where n.user_id = $1::uuid`;

/** $1 user, $2 pin below (or above) which, $3 rows. */
export const PINNED_BY = bothWays(
  (direction) => `
select n.post_id as id, n.id as position from ${SHOWN_PINS} and n.id ${BEYOND[direction]} $2::uuid
order by n.id ${ORDER[direction]} limit $3::int`,
);

/** $1 user, $2 pin below which, $3 rows, $4 folder. */
const PINNED_IN = `
select n.post_id as id, n.id as position from ${SHOWN_PINS} and n.id < $2::uuid and n.folder_id = $4::uuid
order by n.id desc limit $3::int`;

/** $1 user. */
const COUNT = `select count(*)::int as n from ${SHOWN_PINS}`;

/** A note has words like a quack. */
const WORDS = `case when n.note is null then p.search else p.search || to_tsvector('quacks', searchable_text(n.note)) end`;

/** The same for a search. */
export const PINNED_MATCHING = savedMatching('pins', readable('$1::uuid'), { words: WORDS });
/** Also $6 folder. */
export const PINNED_MATCHING_IN = savedMatching('pins', readable('$1::uuid'), {
  words: WORDS,
  among: 'n.folder_id = $6::uuid',
});

interface PinRow {
  id: string;
  position: string;
}

/** The pins of a user. Only their own side of the API may ask. */
@Injectable()
export class PinTimelines {
  constructor(
    private readonly database: Database,
    private readonly search: SavedSearch,
  ) {}

  /** Quacks that still stand, latest pin first; the position is the pin's id. */
  async pinnedBy(userId: string, page: KeysetPage): Promise<IdPage> {
    const rows = await this.database.rows<PinRow>(PINNED_BY[directionOf(page)], [
      userId,
      positionOf(page),
      page.first + 1,
    ]);
    return idPageOf(rows, page, (row) => [row.position]);
  }

  /** The same in one folder. The caller knows that it is the user's. */
  async pinnedIn(userId: string, folderId: string, page: KeysetPage): Promise<IdPage> {
    const rows = await this.database.rows<PinRow>(PINNED_IN, [
      ...[userId, page.after?.[0] ?? MAX_ID, page.first + 1, folderId],
    ]);
    return idPageOf(rows, page, (row) => [row.position]);
  }

  /**
   * Those of the latest 2,000 that have all words, in the quack and the note, or words that begin so, or whose author is called that.
   * @param folderId only pins in this folder of the user; null for all
   */
  pinnedMatching(userId: string, query: string, folderId: string | null, page: KeysetPage): Promise<IdPage> {
    return folderId === null
      ? this.search.find(PINNED_MATCHING, userId, query, page)
      : this.search.find(PINNED_MATCHING_IN, userId, query, page, folderId);
  }

  /** How many are in the list of all. */
  async count(userId: string): Promise<number> {
    const [row] = await this.database.rows<{ n: number }>(COUNT, [userId]);
    return row?.n ?? 0;
  }
}
