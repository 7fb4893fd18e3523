/** Parts of a thread of one's own that are counted at most, from the quack on. */
export const MAX_OWN_PARTS = 100;
/** The next part is sought among the first replies: looking through thousands would cost more than it tells. */
const FIRST_REPLIES = 20;

/**
 * $1 ids. A row for each post that is a part of a thread that its author wrote: a quack and replies by the same person, each to the one
 * before, at least two of them. All of them have the audience of the quack, so who reads one reads the others.
 */
export const OWN_THREADS = `
with recursive above as (
  select p.id as of_id, p.parent_id, p.author_id, 1 as position
  from posts p where p.id = any($1::uuid[]) and p.deleted_at is null and not p.is_folded
  union all
  select a.of_id, p.parent_id, a.author_id, a.position + 1
  from above a cross join lateral (select * from posts where posts.id = a.parent_id offset 0) p
  where p.author_id = a.author_id and p.deleted_at is null and not p.is_folded and a.position < ${MAX_OWN_PARTS}
), below as (
  select of_id, of_id as id, author_id, position, position as length from above where parent_id is null
  union all
  select b.of_id, next.id, b.author_id, b.position, b.length + 1
  from below b cross join lateral (
    select c.id from (
      select c.id, c.author_id, c.deleted_at, c.is_folded from posts c
      where c.parent_id = b.id and c.in_thread order by c.id limit ${FIRST_REPLIES}
    ) c
    where c.author_id = b.author_id and c.deleted_at is null and not c.is_folded
    order by c.id limit 1
  ) next
  where b.length < ${MAX_OWN_PARTS}
)
select of_id as id, position, max(length) as length from below group by of_id, position having max(length) > 1`;
