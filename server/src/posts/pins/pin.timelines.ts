import { Injectable } from '@nestjs/common';
import { Database } from '#kernel/database/database.js';
import { MAX_ID } from '#kernel/database/ids.js';
import { BEYOND, bothWays, directionOf, ORDER, positionOf } from '#kernel/paging/direction.js';
import { idPageOf } from '#kernel/paging/keyset.js';
import type { KeysetPage, IdPage } from '#kernel/paging/page-input.js';
import { readable } from '#people/users/readable.js';
import { named, nameQuery } from '#people/users/name-search.js';
import { inAudience } from '../model/post-audience.js';
import { plainWords } from '../search/search-query.js';
import { SearchWords } from '../search/search-words.js';

/** $1 user, $2 pin below (or above) which, $3 rows. */
export const PINNED_BY = bothWays(
  (direction) => `
select n.post_id as id, n.id as position from pins n
join posts p on p.id = n.post_id and p.deleted_at is null and ${inAudience('$1::uuid')}
join users u on u.id = p.author_id and ${readable('$1::uuid')}
where n.user_id = $1::uuid and n.id ${BEYOND[direction]} $2::uuid
order by n.id ${ORDER[direction]} limit $3::int`,
);

/** Latest pins that are searched. */
const SEARCHED = 2_000;

/**
 * $1 user, $2 pin below which, $3 rows, $4 query of words or null, $5 beginning of the author's handle or part of their name, with
 * wildcards escaped, or null.
 */
const PINNED_MATCHING = `
with latest as materialized (
  select n.post_id, n.id from pins n where n.user_id = $1::uuid order by n.id desc limit ${SEARCHED}
)
select l.post_id as id, l.id as position from latest l
join posts p on p.id = l.post_id and p.deleted_at is null and ${inAudience('$1::uuid')}
join users u on u.id = p.author_id and ${readable('$1::uuid')}
where l.id < $2::uuid and (p.search @@ $4::text::tsquery or ${named('$5::text')})
order by l.id desc limit $3::int`;

interface PinRow {
  id: string;
  position: string;
}

/** The pins of a user. Only their own side of the API may ask. */
@Injectable()
export class PinTimelines {
  constructor(
    private readonly database: Database,
    private readonly searchWords: SearchWords,
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

  /** Those of the latest 2,000 that have all words, or words that begin so, or whose author is called that. */
  async pinnedMatching(userId: string, query: string, page: KeysetPage): Promise<IdPage> {
    const { words } = await this.searchWords.of({ terms: plainWords(query), excluded: [] }, 'beginnings');
    const rows = await this.database.rows<PinRow>(PINNED_MATCHING, [
      ...[userId, page.after?.[0] ?? MAX_ID, page.first + 1, words, nameQuery(query)?.pattern ?? null],
    ]);
    return idPageOf(rows, page, (row) => [row.position]);
  }
}
