import { Injectable } from '@nestjs/common';
import { Database } from '#kernel/database/database.js';
import { BEYOND, bothWays, directionOf, ORDER, positionOf } from '#kernel/paging/direction.js';
import { idPageOf } from '#kernel/paging/keyset.js';
import type { KeysetPage, IdPage } from '#kernel/paging/page-input.js';
import { readable } from '#people/users/readable.js';
import { inAudience } from '../model/post-audience.js';
import { SavedSearch, savedMatching } from '../search/saved-search.js';

/** $1 user, $2 pin below (or above) which, $3 rows. */
export const PINNED_BY = bothWays(
  (direction) => `
select n.post_id as id, n.id as position from pins n
join posts p on p.id = n.post_id and p.deleted_at is null and ${inAudience('$1::uuid')}
join users u on u.id = p.author_id and ${readable('$1::uuid')}
where n.user_id = $1::uuid and n.id ${BEYOND[direction]} $2::uuid
order by n.id ${ORDER[direction]} limit $3::int`,
);

/** A note has words like a quack. */
const WORDS = `case when n.note is null then p.search else p.search || to_tsvector('quacks', searchable_text(n.note)) end`;

/** The same for a search. */
export const PINNED_MATCHING = savedMatching('pins', readable('$1::uuid'), WORDS);

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

  /** Those of the latest 2,000 that have all words, in the quack and the note, or words that begin so, or whose author is called that. */
  pinnedMatching(userId: string, query: string, page: KeysetPage): Promise<IdPage> {
    return this.search.find(PINNED_MATCHING, userId, query, page);
  }
}
