/**
 * Locks two users, in the order of their ids everywhere, so that two who act on each other at once don't deadlock. It is a
 * statement of its own, because the next one sees what was committed while this one waited: a follow and a block at once
 * leave no follow. $1 and $2 the users.
 */
export const LOCK_PAIR = `
select id from users where id = any(array[$1::uuid, $2::uuid]) order by id for no key update`;

/** Whether the second of the two, $2, can be found at all. Begins a statement that follows LOCK_PAIR. */
export const PAIR = `
pair as materialized (
  select id, is_active and email_verified_at is not null as visible from users where id = any(array[$1::uuid, $2::uuid])
)`;
