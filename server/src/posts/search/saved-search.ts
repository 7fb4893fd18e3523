import { Injectable } from '@nestjs/common';
import { Database } from '#kernel/database/database.js';
import { MAX_ID } from '#kernel/database/ids.js';
import { idPageOf } from '#kernel/paging/keyset.js';
import type { IdPage, KeysetPage } from '#kernel/paging/page-input.js';
import { named, nameQuery } from '#people/users/name-search.js';
import { inAudience } from '../model/post-audience.js';
import { plainWords } from './search-query.js';
import { SearchWords } from './search-words.js';

/** Latest nods or pins that are searched. */
const SEARCHED = 2_000;

/**
 * The latest posts that a person gave a nod or pinned, which match a search. $1 person, $2 nod or pin below which, $3 rows, $4 query
 * of words or null, $5 beginning of the author's handle or part of their name, with wildcards escaped, or null.
 * @param authors the condition on authors `u`
 * @param words of a row of the table `n` with its post `p` @param among which rows of the table are searched
 */
export const savedMatching = (
  table: 'nods' | 'pins',
  authors: string,
  { words = 'p.search', among = 'true' }: { words?: string; among?: string } = {},
) => `
with latest as materialized (
  select n.* from ${table} n where n.user_id = $1::uuid and ${among} order by n.id desc limit ${SEARCHED}
)
select n.post_id as id, n.id as position from latest n
join posts p on p.id = n.post_id and p.deleted_at is null and ${inAudience('$1::uuid')}
join users u on u.id = p.author_id and ${authors}
where n.id < $2::uuid and (${words} @@ $4::text::tsquery or ${named('$5::text')})
order by n.id desc limit $3::int`;

/** Searches in what a person keeps. */
@Injectable()
export class SavedSearch {
  constructor(
    private readonly database: Database,
    private readonly searchWords: SearchWords,
  ) {}

  /**
   * Those of the latest 2,000 that have all words, or words that begin so, or whose author is called that; latest first. The position
   * is the id of the nod or pin.
   * @param statement made by `savedMatching` @param more parameters of it, from $6 on
   */
  async find(
    statement: string,
    userId: string,
    query: string,
    page: KeysetPage,
    ...more: readonly unknown[]
  ): Promise<IdPage> {
    const { words } = await this.searchWords.of({ terms: plainWords(query), excluded: [] }, 'beginnings');
    const rows = await this.database.rows<{ id: string; position: string }>(statement, [
      ...[userId, page.after?.[0] ?? MAX_ID, page.first + 1, words, nameQuery(query)?.pattern ?? null],
      ...more,
    ]);
    return idPageOf(rows, page, (row) => [row.position]);
  }
}
