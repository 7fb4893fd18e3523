import { listed } from '#people/users/readable.js';
import { findable } from '../model/post-audience.js';

/**
 * The statements of the post search. The index of words is unordered, so frequent words are searched in the newest
 * posts one by one, and only rare ones by the index: both read few rows, whatever the size of the data.
 */

/** Letters of a beginning at least; fewer would match too many words. */
const LEAST_OF_BEGINNING = 3;

/**
 * $1 number of the term, $2 its spellings, $3 whether it is excluded. `words` is one query for all required terms, with
 * their spellings as alternatives, and `excluded` one for the excluded ones; null if no term contains a word.
 * $4 whether words that begin with a required one of at least three letters match too. PostgreSQL tokenizes the terms like the posts, and quotes them.
 */
export const TO_WORDS = `
with asked as (
  select a.term, a.is_excluded, phraseto_tsquery('quacks', searchable_text(a.words)) as words
  from unnest($1::int[], $2::text[], $3::boolean[]) a (term, words, is_excluded)
), terms as (
  select is_excluded, string_agg('(' || words::text || case when $4::boolean and not is_excluded
    and numnode(words) = 1 and char_length(words::text) >= ${LEAST_OF_BEGINNING} + 2 then ':*' else '' end || ')', ' | ') as words
  from asked where numnode(words) > 0 group by term, is_excluded
)
select string_agg('(' || words || ')', ' & ') filter (where not is_excluded) as words,
  string_agg('(' || words || ')', ' | ') filter (where is_excluded) as excluded
from terms`;

/** $1 handle in lower case. */
export const AUTHOR = 'select id from users where handle_key = $1 and is_active and email_verified_at is not null';

/** Newest posts that are searched before the index is used. */
export const WALK = 2_000;

/**
 * Parameters of all following statements: $1 id below which, $2 smallest id, $3 rows, $4 viewer or null, $5 hashtags, $6
 * must have media.
 */
const BOUNDS = 'p.deleted_at is null and p.requack_of is null and p.id < $1::uuid and p.id >= $2::uuid';
const CARRIED = `(cardinality($5::text[]) = 0
    or (select count(*) from post_hashtags h where h.post_id = p.id and h.tag = any($5::text[])) = cardinality($5::text[]))`;
const SHOWN = `${findable('$4::uuid')} and exists (select 1 from users u where u.id = p.author_id and ${listed('$4::uuid', 'LISTS')})`;
const WITH_MEDIA = '(not $6::boolean or p.media_count > 0)';
const FILTERS = `${CARRIED} and ${WITH_MEDIA} and ${SHOWN}`;

/** Sources of candidates, newest first. Those with $7 take an author or a hashtag. */
const ALL = `posts p where ${BOUNDS}`;
/** Few posts have media, and an index lists them. */
const ALL_MEDIA = `posts p where p.media_count > 0 and ${BOUNDS}`;
const MEDIA_OF_AUTHOR = `posts p where p.author_id = $7::uuid and p.media_count > 0 and ${BOUNDS}`;
const OF_AUTHOR = `posts p where p.author_id = $7::uuid and ${BOUNDS}`;
const OF_TAG = `post_hashtags t join posts p on p.id = t.post_id
  where t.tag = $7 and t.post_id < $1::uuid and t.post_id >= $2::uuid and p.deleted_at is null`;

const plain = (source: string, excluded: string, order = 'p.id') => `
select p.id from ${source} and ${FILTERS}
  and (${excluded}::text is null or not p.search @@ ${excluded}::text::tsquery)
order by ${order} desc limit $3::int`;

/** Without words: all candidates, except those with excluded words, the last parameter. */
export const LIST_ALL = plain(ALL, '$7');
export const LIST_OF_AUTHOR = plain(OF_AUTHOR, '$8');
export const LIST_ALL_MEDIA = plain(ALL_MEDIA, '$7');
export const LIST_MEDIA_OF_AUTHOR = plain(MEDIA_OF_AUTHOR, '$8');
export const LIST_OF_TAG = plain(OF_TAG, '$8', 't.post_id');

const walked = (source: string, words: string, order = 'p.id') => `
with newest as materialized (
  select p.id, p.author_id, p.media_count, p.search, p.is_listed, p.audience_id, p.root_id from ${source}
  order by ${order} desc limit ${WALK}
)
select (select count(*) from newest)::int as walked, array(
  select p.id from newest p where p.search @@ ${words}::tsquery and ${FILTERS}
  order by p.id desc limit $3::int
) as ids`;

/** With words, the last parameter: checks the newest candidates one by one, and returns how many were read. */
export const WALK_ALL = walked(ALL, '$7');
export const WALK_OF_AUTHOR = walked(OF_AUTHOR, '$8');
export const WALK_ALL_MEDIA = walked(ALL_MEDIA, '$7');
export const WALK_MEDIA_OF_AUTHOR = walked(MEDIA_OF_AUTHOR, '$8');
export const WALK_OF_TAG = walked(OF_TAG, '$8', 't.post_id');

const indexed = (words: string, more: string) => `
with found as materialized (
  select p.id, p.author_id, p.media_count, p.is_listed, p.audience_id, p.root_id from posts p where p.search @@ ${words}::tsquery and p.deleted_at is null${more}
)
select p.id from found p where p.id < $1::uuid and p.id >= $2::uuid and ${FILTERS}
order by p.id desc limit $3::int`;

/** With words: by the index. */
export const FIND_ALL = indexed('$7', '');
export const FIND_OF_AUTHOR = indexed('$8', ' and p.author_id = $7::uuid');

/**
 * The score, in thousandths: relevance × reactions × freshness.
 * - relevance: 1 + 2 × PostgreSQL's `ts_rank` of the words (0 to 1, shorter posts higher); 1 without words
 * - reactions: 1 + log2(1 + nods + 2 × replies) in whole steps, so that a nod between two pages rarely moves a post
 * - freshness: 1 / (1 + age in whole days / 30)
 */
const SCORE = `round(1000 * (1 + 2 * coalesce(ts_rank(p.search, $2::text::tsquery, 1), 0))
    * (1 + floor(log(2, 1 + p.nod_count + 2 * p.reply_count)))
    / (1 + greatest(0, floor(extract(epoch from $3::timestamptz - p.created_at) / 86400)) / 30))::int`;

/** $1 posts, $2 words or null, $3 time from which the age counts, $4 score and $5 id after which, $6 rows. */
export const TOP = `
select scored.id, scored.score from (
  select p.id, ${SCORE} as score from posts p where p.id = any($1::uuid[])
) scored
where (scored.score, scored.id) < ($4::int, $5::uuid)
order by scored.score desc, scored.id desc limit $6::int`;

/**
 * $1 words of posts, $2 terms of a query, $3 whether beginnings match. Those of $1 that contain a word of $2, by the rules of the index: PostgreSQL
 * splits and stems both alike.
 */
export const MATCHED_WORDS = `
with asked as materialized (
  select array_agg(distinct lexeme) as lexemes
  from unnest($2::text[]) term, unnest(tsvector_to_array(to_tsvector('quacks', searchable_text(term)))) lexeme
)
select written.word from unnest($1::text[]) written (word), asked
where exists (
  select 1 from unnest(tsvector_to_array(to_tsvector('quacks', searchable_text(written.word)))) has,
    unnest(asked.lexemes) wanted
  where has = wanted
    or ($3::boolean and char_length(wanted) >= ${LEAST_OF_BEGINNING} and starts_with(has, wanted)))`;
