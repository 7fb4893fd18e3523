import { readable } from '#people/users/readable.js';

/** A user visible to the viewer has used the hashtag in a listed post: it is their text, and shown to no one else. */
export const openTag = (tag: string, viewer: string) => `exists (
  select 1 from post_hashtags r join users u on u.id = r.author_id
  where r.tag = ${tag} and not r.is_reply and r.is_open and ${readable(viewer)})`;

/** Most used hashtags that are searched for a match, and how many an index may return. */
const MOST_USED = 1_000;
const FOUND = 200;

/**
 * $1 key typed so far, $2 the same with wildcards escaped, $3 rows, $4 viewer or null. Prefix matches come before infix and
 * similar ones. Each way of finding is bounded, so that one letter costs no more than a word.
 */
export const SEARCH = `
with found as (
  (select tag from (
     select tag from hashtags where post_count > 0 order by post_count desc, tag limit ${MOST_USED}
   ) most_used where tag like $2 || '%')
  union
  (select tag from hashtags where tag like $2 || '%' and post_count > 0 limit ${FOUND})
  union
  (select tag from hashtags where char_length($1) > 2 and tag like '%' || $2 || '%' and post_count > 0 limit ${FOUND})
  union
  (select tag from hashtags where char_length($1) > 2 and tag % $1 and post_count > 0 limit ${FOUND})
)
select h.tag from found join hashtags h on h.tag = found.tag
where ${openTag('h.tag', '$4::uuid')}
order by (h.tag = $1) desc, (h.tag like $2 || '%') desc, h.post_count desc, h.tag
limit $3::int`;

/** $1 rows, $2 viewer or null. */
export const TRENDING = `
select t.tag from hashtag_trends t
where ${openTag('t.tag', '$2::uuid')}
order by t.standing desc, t.tag limit $1::int`;

/** $1 number of users and $2 tag after which, $3 rows, $4 viewer or null. */
export const POPULAR = `
select p.tag as id, p.author_count from hashtag_popularity p
where (p.author_count < $1::int or (p.author_count = $1::int and p.tag > $2)) and ${openTag('p.tag', '$4::uuid')}
order by p.author_count desc, p.tag limit $3::int`;

/** $1 offset, $2 rows, $3 viewer or null. */
export const POPULAR_NUMBERED = `
select p.tag as id from hashtag_popularity p where ${openTag('p.tag', '$3::uuid')}
order by p.author_count desc, p.tag offset $1::int limit $2::int`;

/** $1 viewer or null. */
export const POPULAR_COUNT = `select count(*) as n from hashtag_popularity p where ${openTag('p.tag', '$1::uuid')}`;

/** Latest uses of the viewer that are counted, how many hashtags come of them, and how many each from the other lists. */
const OWN_USES = 200;
const OWN_TAGS = 4;
const OTHER_TAGS = 30;

/** $1 viewer or null, $2 rows. */
export const SUGGESTED = `
with own as (
  select latest.tag, count(*) as weight from (
    select r.tag from post_hashtags r where r.author_id = $1::uuid order by r.post_id desc limit ${OWN_USES}
  ) latest group by latest.tag order by weight desc, latest.tag limit ${OWN_TAGS}
), suggested as (
  select tag, 1 as source, weight::double precision from own
  union all
  (select tag, 2, standing from hashtag_trends order by standing desc, tag limit ${OTHER_TAGS})
  union all
  (select tag, 3, author_count from hashtag_popularity order by author_count desc, tag limit ${OTHER_TAGS})
), ranked as (
  select distinct on (tag) tag, source, weight from suggested order by tag, source
)
select t.tag from ranked t
where ${openTag('t.tag', '$1::uuid')}
order by t.source, t.weight desc, t.tag limit $2::int`;
