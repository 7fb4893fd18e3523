import { BEYOND, bothWays, type Direction, ORDER } from '#kernel/paging/direction.js';
import { readable } from '#people/users/readable.js';
import { inAudience } from '../model/post-audience.js';
import { listedOriginal } from '../model/requack-conditions.js';
import { IN_STREAM, perRows, type Statement } from './post.timeline-statements.js';

/*
 * What one person wrote. In all of them $1 is the author, $2 an id below (or above) which, $3 the viewer or null.
 */

const AUTHOR_IS_READABLE = `exists (select 1 from users u where u.id = $1::uuid and ${readable('$3::uuid')})`;

/**
 * Whose posts for followers are in the list: the author's own, and all for followers. Others get what is open from an index of
 * its own, so that their pages read no more for it. Asked once a statement.
 */
const readsAll = (author: string, viewer: string) => `reader as materialized (
  select ${author} = ${viewer} or coalesce(
    (select true from follows tie where tie.follower_id = ${viewer} and tie.followee_id = ${author}), false) as reads_all
)`;

/** What PostgreSQL doesn't need of the two halves, it skips. */
const quacks = (direction: Direction, limit: number) => {
  const half = (condition: string) => `
(select p.id from posts p
 where p.author_id = $1::uuid and ${IN_STREAM} and p.id ${BEYOND[direction]} $2::uuid and ${condition}
   and ${AUTHOR_IS_READABLE}
 order by p.id ${ORDER[direction]} limit ${limit})`;
  return `
with ${readsAll('$1::uuid', '$3::uuid')}
select id from (${half('(select reads_all from reader)')}
union all${half('p.audience_id is null and (select reads_all from reader) is not true')}) either
order by id ${ORDER[direction]} limit ${limit}`;
};

const withRequacks = (direction: Direction, limit: number) => `
select id, requack_of from (
  (select id, null::uuid as requack_of from (${quacks(direction, limit)}
  ) quacks)
  union all
  (select p.id, p.requack_of from posts p
   where p.author_id = $1::uuid and p.requack_of is not null and p.id ${BEYOND[direction]} $2::uuid and ${listedOriginal('$3::uuid')}
     and ${AUTHOR_IS_READABLE}
   order by p.id ${ORDER[direction]} limit ${limit})
) either
order by id ${ORDER[direction]} limit ${limit}`;

const replies = (direction: Direction, limit: number) => `
select p.id from posts p
where p.author_id = $1::uuid and p.parent_id is not null and p.deleted_at is null and p.id ${BEYOND[direction]} $2::uuid and ${inAudience('$3::uuid')}
  and ${AUTHOR_IS_READABLE}
order by p.id ${ORDER[direction]} limit ${limit}`;

const media = (direction: Direction, limit: number, more = '') => `
select p.id from posts p
where p.author_id = $1::uuid and p.media_count > 0${more} and p.deleted_at is null and p.id ${BEYOND[direction]} $2::uuid and ${inAudience('$3::uuid')}
  and ${AUTHOR_IS_READABLE}
order by p.id ${ORDER[direction]} limit ${limit}`;

const perDirection = (write: (direction: Direction, limit: number) => string): Readonly<Record<Direction, Statement>> =>
  bothWays((direction) => perRows((limit) => write(direction, limit)));

export const QUACKS_BY_AUTHOR = perDirection(quacks);
/** The same with what the author requacked and the viewer can read. */
export const BY_AUTHOR = perDirection(withRequacks);
export const REPLIES_BY_AUTHOR = perDirection(replies);
/** Quacks and replies with pictures or videos. */
export const MEDIA_BY_AUTHOR = perDirection(media);
export const MEDIA_QUACKS_BY_AUTHOR = perDirection((direction, limit) =>
  media(direction, limit, ' and p.parent_id is null'),
);

const andReplies = (direction: Direction, limit: number, others: string) => `
select id, requack_of from (
  (select id, requack_of from (${others}
  ) others)
  union all
  (select id, null::uuid from (${replies(direction, limit)}
  ) replies)
) written
order by id ${ORDER[direction]} limit ${limit}`;

/** Quacks and replies together, with requacks and without. */
export const ALL_BY_AUTHOR = perDirection((direction, limit) =>
  andReplies(direction, limit, withRequacks(direction, limit)),
);
export const WRITTEN_BY_AUTHOR = perDirection((direction, limit) =>
  andReplies(direction, limit, `select id, null::uuid as requack_of from (${quacks(direction, limit)}) quacks`),
);

/** Quacks and replies with a hashtag, $4. */
export const TAGGED_BY_AUTHOR = perDirection(
  (direction, limit) => `
select p.id from (
  select h.post_id from post_hashtags h
  where h.author_id = $1::uuid and h.tag = $4 and h.post_id ${BEYOND[direction]} $2::uuid offset 0
) tagged
join posts p on p.id = tagged.post_id
where p.deleted_at is null and ${inAudience('$3::uuid')} and ${AUTHOR_IS_READABLE}
order by p.id ${ORDER[direction]} limit ${limit}`,
);

/** $1 author, $2 offset, $3 rows, $4 viewer or null; each row holds the author's number of posts. */
export const BY_AUTHOR_NUMBERED = `
select p.id, u.post_count as total from posts p join users u on u.id = p.author_id
where p.author_id = $1::uuid and ${IN_STREAM} and ${readable('$4::uuid')} and ${inAudience('$4::uuid')}
order by p.id desc offset $2::int limit $3::int`;
