import { VISIBLE } from '../read/notification.timelines.js';

/** Of the notifications that wait for someone, the newest ones that are looked through. */
const MAX_WAITING = 2_000;

/** What waits for the recipient, $1, and wasn't dismissed: each group has one person. */
const WAITING = `waiting as materialized (
  select n.requester_id, n.id, n.latest_id, n.actor_count from notifications n
  left join notification_senders s on s.user_id = n.recipient_id and s.sender_id = n.requester_id
  where n.recipient_id = $1::uuid and n.is_request and (s.dismissed_id is null or n.latest_id > s.dismissed_id) and ${VISIBLE}
  order by n.latest_id desc limit ${MAX_WAITING}
), people as (
  select w.requester_id, (array_agg(w.latest_id order by w.latest_id desc))[1] as latest_id,
    (array_agg(w.id order by w.latest_id desc))[1] as notification_id, sum(w.actor_count)::int as act_count
  from waiting w group by w.requester_id
)`;

/** People whose notifications wait, latest act first. $1 recipient, $2 act below which, $3 rows. */
export const REQUESTS_OF = `
with ${WAITING}
select requester_id as id, latest_id as position, notification_id, act_count from people
where latest_id < $2::uuid order by latest_id desc limit $3::int`;

/** $1 recipient. */
export const REQUEST_COUNT = `
with ${WAITING} select count(*)::int as n, coalesce(sum(act_count), 0)::int as acts from people`;

/** $1 recipient, $2 person. */
export const REQUEST_OF = `
with ${WAITING}
select requester_id as id, latest_id as position, notification_id, act_count from people where requester_id = $2::uuid`;

/** Whether anything of a person waits or was accepted. $1 recipient, $2 person. */
export const ANY_OF = `
select 1 as found from notifications n where n.requester_id = $2::uuid and n.recipient_id = $1::uuid limit 1`;

/** $1 recipient, $2 person. What was dismissed stays so. */
export const ACCEPT = `
insert into notification_senders (user_id, sender_id, is_accepted) values ($1::uuid, $2::uuid, true)
on conflict (user_id, sender_id) do update set is_accepted = true`;

/** $1 recipient, $2 person. */
export const DISMISS = `
insert into notification_senders (user_id, sender_id, dismissed_id)
select $1::uuid, $2::uuid, n.latest_id from notifications n
where n.requester_id = $2::uuid and n.recipient_id = $1::uuid and n.is_request order by n.latest_id desc limit 1
on conflict (user_id, sender_id) do update set dismissed_id = excluded.dismissed_id`;

/** As if nothing had been decided. $1 recipient, $2 person. */
export const UNDECIDE = 'delete from notification_senders where user_id = $1::uuid and sender_id = $2::uuid';

/**
 * Shows what waits of a person who is accepted, or has it wait again where they no longer are. $1 recipient, $2 person, $3 rows at
 * most. The lock keeps two decisions at once from mixing.
 */
export const APPLY_DECISION = `
with decided as materialized (
  select coalesce((select s.is_accepted from notification_senders s
    where s.user_id = $1::uuid and s.sender_id = $2::uuid for share), false) as is_accepted
), changing as materialized (
  select n.id from notifications n, decided
  where n.requester_id = $2::uuid and n.recipient_id = $1::uuid and n.is_request = decided.is_accepted
    and (not decided.is_accepted or not exists (
      select 1 from notification_senders s
      where s.user_id = $1::uuid and s.sender_id = $2::uuid and n.latest_id <= s.dismissed_id))
  order by n.latest_id desc limit $3::int for update of n
), changed as (
  update notifications n set is_request = not n.is_request from changing where n.id = changing.id returning n.id
)
select count(*)::int as n from changed`;
