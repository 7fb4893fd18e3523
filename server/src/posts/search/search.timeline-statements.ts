import { readable } from '../post.timeline-statements.js';

/**
 * The statements behind searching quacks. The index of words knows no order, so a frequent word is looked for among the newest
 * quacks one by one, and only a rare one by the index: both read little, on any size of data.
 */

/**
 * $1 which term, $2 texts of it; one query of all terms, each of whose texts will do. Null where no text holds a word.
 * PostgreSQL makes words of the texts as it did of the quacks, and writes them down quoted.
 */
export const TO_WORDS = `
with asked as (
  select a.term, phraseto_tsquery('quacks', searchable_text(a.words)) as words
  from unnest($1::int[], $2::text[]) a (term, words)
), terms as (
  select string_agg('(' || words::text || ')', ' | ') as words from asked where numnode(words) > 0 group by term
)
select string_agg('(' || words || ')', ' & ') as words from terms`;

/** $1 handle in lower case. */
export const AUTHOR = 'select id from users where handle_key = $1 and is_active and email_verified_at is not null';

/** Newest quacks that are looked through for words before the index is asked. */
export const WALK = 2_000;

/** Parameters of all that follow: $1 id below which, $2 least id, $3 rows, $4 signed in, $5 hashtags, $6 must have media. */
const BOUNDS = 'p.deleted_at is null and p.id < $1::uuid and p.id >= $2::uuid';
const CARRIED = `(cardinality($5::text[]) = 0
    or (select count(*) from post_hashtags h where h.post_id = p.id and h.tag = any($5::text[])) = cardinality($5::text[]))`;
const SHOWN = `exists (select 1 from users u where u.id = p.author_id and ${readable('$4::boolean')})`;
const WITH_MEDIA = '(not $6::boolean or p.media_count > 0)';
const FILTERS = `${CARRIED} and ${WITH_MEDIA} and ${SHOWN}`;

/** Where candidates come from, newest first. Those with a $7 take an author or a hashtag. */
const ALL = `posts p where ${BOUNDS}`;
/** Few quacks carry media, and an index knows which. */
const ALL_MEDIA = `posts p where p.media_count > 0 and ${BOUNDS}`;
const MEDIA_OF_AUTHOR = `posts p where p.author_id = $7::uuid and p.media_count > 0 and ${BOUNDS}`;
const OF_AUTHOR = `posts p where p.author_id = $7::uuid and ${BOUNDS}`;
const OF_TAG = `post_hashtags t join posts p on p.id = t.post_id
  where t.tag = $7 and t.post_id < $1::uuid and t.post_id >= $2::uuid and p.deleted_at is null`;

const listed = (source: string, order = 'p.id') => `
select p.id from ${source} and ${FILTERS}
order by ${order} desc limit $3::int`;

/** Without words: the candidates themselves. */
export const LIST_ALL = listed(ALL);
export const LIST_OF_AUTHOR = listed(OF_AUTHOR);
export const LIST_ALL_MEDIA = listed(ALL_MEDIA);
export const LIST_MEDIA_OF_AUTHOR = listed(MEDIA_OF_AUTHOR);
export const LIST_OF_TAG = listed(OF_TAG, 't.post_id');

const walked = (source: string, words: string, order = 'p.id') => `
with newest as materialized (
  select p.id, p.author_id, p.media_count, p.search from ${source}
  order by ${order} desc limit ${WALK}
)
select (select count(*) from newest)::int as walked, array(
  select p.id from newest p where p.search @@ ${words}::tsquery and ${FILTERS}
  order by p.id desc limit $3::int
) as ids`;

/** With words, the last parameter: the newest candidates one by one; tells how many were looked at. */
export const WALK_ALL = walked(ALL, '$7');
export const WALK_OF_AUTHOR = walked(OF_AUTHOR, '$8');
export const WALK_ALL_MEDIA = walked(ALL_MEDIA, '$7');
export const WALK_MEDIA_OF_AUTHOR = walked(MEDIA_OF_AUTHOR, '$8');
export const WALK_OF_TAG = walked(OF_TAG, '$8', 't.post_id');

const indexed = (words: string, more: string) => `
with found as materialized (
  select p.id, p.author_id, p.media_count from posts p where p.search @@ ${words}::tsquery and p.deleted_at is null${more}
)
select p.id from found p where p.id < $1::uuid and p.id >= $2::uuid and ${FILTERS}
order by p.id desc limit $3::int`;

/** With words: by the index. */
export const FIND_ALL = indexed('$7', '');
export const FIND_OF_AUTHOR = indexed('$8', ' and p.author_id = $7::uuid');
