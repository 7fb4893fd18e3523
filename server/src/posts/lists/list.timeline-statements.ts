import { BEYOND, bothWays, type Direction, ORDER } from '#kernel/paging/direction.js';
import { notHidden } from '#people/ties/relationship-conditions.js';
import { listed } from '#people/users/readable.js';
import { taggedHeads, taggedRows } from '../timelines/tagged-heads.js';
import { inAudience } from '../model/post-audience.js';
import { perRows } from '../timelines/post.timeline-statements.js';

/*
 * A list has what the profiles of its people show its owner, and what the pages of its hashtags show. Its people need not be
 * followed; quacks for followers are in it only where the owner is one. Decision 071 has the reasons.
 */

const IN_STREAM = 'p.parent_id is null and p.deleted_at is null and p.requack_of is null';
const NOTHING = '00000000-0000-0000-0000-000000000000';
/** Newest posts that are looked through for phrases and replies, of all people together, and of each at least. */
const LOOKED_THROUGH = 4_000;
const OF_EACH = 20;

const TAGS = 'select m.tag from list_members m where m.list_id = $3::uuid and m.tag is not null';

/** The people of the list, and whether the viewer reads what is for followers of theirs. */
const PEOPLE = `people as materialized (
  select m.user_id as id, m.user_id = $1::uuid or coalesce(
    (select true from follows tie where tie.follower_id = $1::uuid and tie.followee_id = m.user_id), false) as reads_all
  from list_members m
  where m.list_id = $3::uuid and m.user_id is not null and ${notHidden('$1::uuid', 'm.user_id', 'LISTS')}
)`;

/** Two halves, of which PostgreSQL runs one: what is open has an index of its own. */
const theirs = (limit: number | string, condition: string, more = '', direction: Direction = 'down') => `
  (select p.id${more} from posts p
   where person.reads_all and p.author_id = person.id and ${IN_STREAM} and p.id ${BEYOND[direction]} $2::uuid and ${condition}
   order by p.id ${ORDER[direction]} limit ${limit})
  union all
  (select p.id${more} from posts p
   where not person.reads_all and p.author_id = person.id and ${IN_STREAM} and p.audience_id is null
     and p.id ${BEYOND[direction]} $2::uuid and ${condition}
   order by p.id ${ORDER[direction]} limit ${limit})`;

/**
 * A list without phrases and replies; $1 viewer, $2 id below which, $3 list. A page is found through the heads of its people, as that
 * of FOLLOWING, and through those of its hashtags.
 */
const listedIn = (limit: number | string) => `
with ${PEOPLE}, heads as materialized (
  select people.id, people.reads_all, newest.head from people
  cross join lateral (
    select case
      when u.last_post_id < $2::uuid and people.reads_all then u.last_post_id
      else (
        select found.id from (select people.id, people.reads_all) person cross join lateral (${theirs(1, 'true')}) found limit 1) end as head
    from users u where u.id = people.id and u.is_active and u.last_post_id is not null offset 0
  ) newest
  where newest.head is not null
  order by newest.head desc limit ${limit}
), last_head as materialized (
  select coalesce((select head from heads order by head desc offset ${limit} - 1 limit 1), '${NOTHING}') as id
), ${taggedHeads(TAGS, limit)}
select id from (
  (select found.id from heads person
   cross join lateral (${theirs(limit, 'p.id >= (select id from last_head)')}) found
   order by found.id desc limit ${limit})
  union
  select id from tagged
) listed
order by id desc limit ${limit}`;

/** The same above $2, the nearest first: of each person and hashtag as many as a page has. Only who has written since is asked. */
const listedAbove = (limit: number) => `
with ${PEOPLE}
select id from (
  select found.id from people person
  cross join lateral (
    select u.id from users u where u.id = person.id and u.is_active and u.last_post_id > $2::uuid offset 0
  ) active
  cross join lateral (${theirs(limit, 'true', '', 'up')}) found
  union
  select found.id from (${TAGS}) asked
  cross join lateral (${taggedRows('asked.tag', 'h.post_id > $2::uuid', 'up', limit)}) found
) listed
order by id limit ${limit}`;
export const LISTED = { down: perRows(listedIn), up: perRows(listedAbove) };

/** What holds one of the list's phrases, as a search finds it. Without phrases everything does. */
const HOLDS_PHRASE = '((select wanted from terms) is null or found.search @@ (select wanted from terms))';

/** Whom a reply answers: someone of the list or whom the viewer follows, as the list says, or the viewer. */
const ANSWERS = `(select up.author_id = $1::uuid or case (select replies from terms)
    when 'list' then coalesce((select true from list_members m where m.list_id = $3::uuid and m.user_id = up.author_id), false)
    else coalesce((select true from follows tie where tie.follower_id = $1::uuid and tie.followee_id = up.author_id), false)
  end from posts up where up.id = found.parent_id)`;

const BOUND = '(select looked_through from terms)';

/**
 * A list with phrases or replies, with the same parameters. The newest posts of each person and hashtag are looked through, fewer of
 * each the more there are, so that a page costs the same however few fit.
 */
const selectedIn = (limit: number | string, direction: Direction = 'down') => `
with terms as materialized (
  select l.replies,
    (select string_agg('(' || phraseto_tsquery('quacks', searchable_text(m.name))::text || ')', ' | ')::tsquery
     from list_members m where m.list_id = l.id and m.phrase is not null) as wanted,
    (select greatest(${OF_EACH}, ${LOOKED_THROUGH} / greatest(1, count(*)))
     from list_members m where m.list_id = l.id and m.phrase is null) as looked_through
  from lists l where l.id = $3::uuid
), ${PEOPLE}, written as (
  select found.id from people person
  cross join lateral (select u.id from users u where u.id = person.id and u.is_active offset 0) active
  cross join lateral (${theirs(BOUND, 'true', ', p.search', direction)}) found
  where ${HOLDS_PHRASE}
), answered as (
  select found.id from people person
  cross join lateral (select u.id from users u where u.id = person.id and u.is_active offset 0) active
  cross join lateral (
    select p.id, p.search, p.parent_id, ${inAudience('$1::uuid')} as is_readable from posts p
    where (select replies from terms) <> 'none' and p.author_id = person.id and p.parent_id is not null
      and p.deleted_at is null and p.id ${BEYOND[direction]} $2::uuid
    order by p.id ${ORDER[direction]} limit ${BOUND}
  ) found
  where found.is_readable and ${HOLDS_PHRASE} and ${ANSWERS}
), found_tagged as (
  select found.id from (${TAGS}) asked
  cross join lateral (
    select h.post_id, h.author_id from post_hashtags h
    where h.tag = asked.tag and not h.is_reply and h.is_open and h.post_id ${BEYOND[direction]} $2::uuid
    order by h.post_id ${ORDER[direction]} limit ${BOUND}
  ) newest
  cross join lateral (select p.id, p.search from posts p where p.id = newest.post_id offset 0) found
  where ${HOLDS_PHRASE} and (select ${listed('$1::uuid', 'LISTS')} from users u where u.id = newest.author_id)
)
select id from (
  (select id from written order by id ${ORDER[direction]} limit ${limit})
  union
  (select id from answered order by id ${ORDER[direction]} limit ${limit})
  union
  (select id from found_tagged order by id ${ORDER[direction]} limit ${limit})
) listed
order by id ${ORDER[direction]} limit ${limit}`;
/** Upwards, the nearest posts of each person and hashtag are looked through. */
export const LISTED_SELECTED = bothWays((direction) => perRows((limit) => selectedIn(limit, direction)));

/** By number: $4 offset, $5 rows up to the end of the page, and one more. */
const numbered = (write: (limit: string) => string) => `
select id from (${write('$5::int')}) counted order by id desc offset $4::int`;
export const LISTED_NUMBERED = numbered(listedIn);
export const LISTED_SELECTED_NUMBERED = numbered(selectedIn);

/**
 * In which of some lists, $4, a new post, $1, by an author, $2, with these keys of hashtags, $3, is: by a person of the list, or by a
 * hashtag. Replies don't come. What someone may not see at all is left out elsewhere.
 */
export const LISTS_WITH_POST = `
select l.id,
  exists (select 1 from list_members m where m.list_id = l.id and m.user_id = $2::uuid)
    and (p.audience_id is null or p.author_id = l.owner_id
      or exists (select 1 from follows tie where tie.follower_id = l.owner_id and tie.followee_id = p.author_id)) as by_person,
  p.is_listed and exists (select 1 from list_members m where m.list_id = l.id and m.tag = any($3::text[])) as by_hashtag
from lists l join posts p on p.id = $1::uuid and p.requack_of is null
where l.id = any($4::uuid[]) and (
  not exists (select 1 from list_members m where m.list_id = l.id and m.phrase is not null)
  or exists (select 1 from list_members m where m.list_id = l.id and m.phrase is not null
    and p.search @@ phraseto_tsquery('quacks', searchable_text(m.name))))`;
