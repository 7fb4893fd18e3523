import { bothWays, type Direction, ORDER } from '#kernel/paging/direction.js';
import { MAX_ID, MIN_ID } from '#kernel/database/ids.js';
import { notMuted } from '#people/ties/relationship-conditions.js';
import { taggedRows } from './tagged-heads.js';
import { AT_HOME, BY_FOLLOWED, IN_STREAM, perRows, shownAtHome, WALK } from './post.timeline-statements.js';

/*
 * What is new at home since a row: the newest of it, or the nearest. Clients ask every minute whether there is anything, so it begins
 * with the posts of everyone since then, which are few, and looks up who wrote each. If they are more than 600, it reads the newest (or
 * nearest) posts of each followed person who has written since.
 */

const BETWEEN = 'p.id > $4::uuid and p.id < $2::uuid';
const COLUMNS = 'p.id, p.author_id, p.requack_of, p.requack_count, p.quote_of';

/** $1 viewer, $2 id below which, $3 newest id that counts, $4 id above which. */
const homeSince = (direction: Direction, limit: number) => {
  const order = ORDER[direction];
  const theirs = (condition: string, rows: number | string, more = '') => `
      (select ${COLUMNS} from posts p where p.author_id = person.id and ${condition} and ${BETWEEN}${more}
       order by p.id ${order} limit ${rows})`;
  const isWithinHeads = ` and p.id ${direction === 'down' ? '>=' : '<='} (select id from last_head)`;
  const quacks = (rows: number, more = '') => theirs(`person.has_quacks and ${IN_STREAM}`, rows, more);
  const requacks = (rows: number, more = '') => theirs('person.has_requacks and p.requack_of is not null', rows, more);
  return `
with walked as materialized (
  select newest.id, newest.author_id, newest.requack_of from (
    select p.id, p.author_id, p.requack_of from posts p where ${AT_HOME} and ${BETWEEN} order by p.id ${order} limit ${WALK}
  ) newest
  where ${BY_FOLLOWED}
  order by newest.id ${order} limit ${limit}
), found as materialized (
  select count(*) >= ${limit} or (
    select true from posts p where ${AT_HOME} and ${BETWEEN} order by p.id ${order} offset ${WALK} limit 1
  ) is null as enough from walked
), people as materialized (
  select active.* from (
    select f.followee_id as id from follows f where f.follower_id = $1::uuid
    union all
    select $1::uuid
  ) followed
  cross join lateral (
    select u.id, u.last_post_id > $4::uuid and ${notMuted('$1::uuid', 'u.id', 'HOME_QUACKS')} as has_quacks,
      u.has_requacked and ${notMuted('$1::uuid', 'u.id', 'HOME_REQUACKS')} as has_requacks
    from users u where u.id = followed.id and u.is_active offset 0
  ) active
  where not (select enough from found) and (active.has_quacks or active.has_requacks)
), heads as materialized (
  select person.*, head.id as head from people person
  cross join lateral (
    select first.id from (${quacks(1)}
      union all${requacks(1)}
    ) first order by first.id ${order} limit 1
  ) head
  order by head.id ${order} limit ${limit}
), last_head as materialized (
  select coalesce(
    (select head from heads order by head ${order} offset ${limit} - 1 limit 1), '${direction === 'down' ? MIN_ID : MAX_ID}'
  ) as id
), entries as materialized (
  select post.* from walked cross join lateral (select ${COLUMNS} from posts p where p.id = walked.id offset 0) post
  where (select enough from found)
  union all
  (select theirs.* from heads person
   cross join lateral (${quacks(limit, isWithinHeads)}
     union all${requacks(limit, isWithinHeads)}
   ) theirs
   order by theirs.id ${order} limit ${limit})
)
select id, requack_of, ${shownAtHome('entries')} as is_shown from entries
order by id ${order}`;
};

/** $1 viewer, $2 id below which, $3 newest id that counts, $4 id above which. Down: the newest of them; up: the nearest. */
export const FOLLOWING_SINCE = bothWays((direction) => perRows((limit) => homeSince(direction, limit)));

/** The same with public quacks that have a hashtag which the viewer follows. */
export const FOLLOWING_SINCE_WITH_HASHTAGS = bothWays((direction) =>
  perRows(
    (limit) => `
select distinct on (id) id, requack_of, is_shown from (
  select id, requack_of, is_shown from (${homeSince(direction, limit)}) followed
  union all
  select tagged.id, null, true from followed_hashtags f
  cross join lateral (${taggedRows('f.tag', `h.post_id > $4::uuid and h.post_id < $2::uuid`, direction, limit, 'HOME_QUACKS')}) tagged
  where f.user_id = $1::uuid
) home
order by id ${ORDER[direction]}, is_shown desc limit ${limit}`,
  ),
);
