import { cleanText } from '@mallard/rules/plain-text';
import { Injectable } from '@nestjs/common';
import { Database } from '#kernel/database/database.js';
import { InvalidInput } from '#kernel/errors/app-error.js';

/** Longest query in bytes, words that count, and results at most. */
const MAX_QUERY_BYTES = 300;
const MAX_WORDS = 8;
const MAX_FOUND = 20;
/** In shorter words, a typo can't be told from another word. */
const LEAST_LETTERS_FOR_ERRORS = 4;
/** From 0 to 1: the share of a word's trigrams that must match. */
const LEAST_LIKENESS = 0.5;

/**
 * $1 query, $2 category or null. Every word must be in the text: exactly, as a prefix, in another form or, only if
 * nothing else matches, with a typo. Matches in titles come first.
 */
const SEARCH = `
with words as (
  select w.word, w.place, to_tsquery('simple', '''' || w.word || ''':*') || plainto_tsquery('quacks', w.word) as query
  from unnest(regexp_split_to_array(btrim(searchable_text(lower($1))), '\\s+')) with ordinality w (word, place)
  where w.word <> '' and w.place <= ${MAX_WORDS}
), hits as (
  select x.topic_id,
    bool_and(x.search @@ w.query) as is_exact,
    bool_and(x.search @@ w.query or (char_length(w.word) >= ${LEAST_LETTERS_FOR_ERRORS}
      and word_similarity(w.word, lower(x.title || ' ' || x.plain)) >= ${LEAST_LIKENESS})) as is_near,
    sum(ts_rank(x.search, w.query) + word_similarity(w.word, lower(x.title))) as score
  from help_topic_texts x cross join words w
  group by x.topic_id, x.language
), best as (
  select topic_id as id, bool_or(is_exact) as is_exact, max(score) filter (where is_near) as score
  from hits where is_near group by topic_id
)
select b.id from best b join help_topics t on t.id = b.id
where (b.is_exact or not exists (select 1 from best where is_exact)) and ($2::uuid is null or t.category_id = $2::uuid)
order by b.score desc, t.position, t.id limit ${MAX_FOUND}`;

/** Finds topics by words in any language, and tolerates typos. */
@Injectable()
export class HelpSearch {
  constructor(private readonly database: Database) {}

  /**
   * @returns ids, best match first, at most 20; none for a query without words.
   * @throws InvalidInput beyond 300 bytes
   */
  async topics(query: string, categoryId: string | null): Promise<string[]> {
    const cleaned = cleanText(query, { maxBytes: MAX_QUERY_BYTES, multiline: true });
    if (!cleaned.ok) {
      const message = `A search must be at most ${MAX_QUERY_BYTES} bytes, without invalid characters.`;
      throw new InvalidInput([{ field: 'query', message }], 'INVALID_QUERY');
    }
    if (cleaned.text === '') return [];
    const rows = await this.database.rows<{ id: string }>(SEARCH, [cleaned.text, categoryId]);
    return rows.map(({ id }) => id);
  }
}
