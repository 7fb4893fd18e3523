import { notBlocked, notMuted } from '#people/ties/relationship-conditions.js';
import { inAudience } from '#posts/model/post-audience.js';
import { isPushed } from '../push/is-pushed.js';

/** Voters who are told that a poll is over: the first ones by their ids. */
export const MAX_VOTERS_NOTIFIED = 5_000;

/** Who voted, in the order of their ids. $1 post, $2 id after which, $3 rows. */
export const VOTERS_OF = `
select v.user_id as id from poll_votes v where v.post_id = $1::uuid and v.user_id > $2::uuid order by v.user_id limit $3::int`;

/**
 * Tells the author of a poll, and voters who still read it, once each: nothing is stored that was stored before, whatever the day.
 * It names no one. $1 ids, one more than voters, $2 post, $3 voters. Nobody hears about a poll of someone they block or have
 * muted.
 */
export const RECORD_POLL_ENDED = `
with ended as materialized (
  select p.id, p.author_id, p.root_id, p.audience_id from posts p
  where p.id = $2::uuid and p.deleted_at is null and p.has_poll for key share
), told as (
  select p.id as post_id, r.id as recipient_id, p.author_id, row_number() over (order by r.id)::int as place
  from ended p
  join users r on r.id = any($3::uuid[] || p.author_id) and r.is_active and r.email_verified_at is not null
  where ${notBlocked('r.id', 'p.author_id')} and ${inAudience('r.id')} and not exists (
    select 1 from notifications n where n.recipient_id = r.id and n.kind = 'POLL_ENDED' and n.subject_id = p.id)
), stored as (
  insert into notifications (id, recipient_id, kind, subject_id, post_id, day, latest_id, actor_count)
  select ($1::uuid[])[place], recipient_id, 'POLL_ENDED', post_id, post_id, (now() at time zone 'utc')::date,
    ($1::uuid[])[place], 0
  from told order by recipient_id
  on conflict (recipient_id, kind, subject_id, day) do nothing
  returning id, recipient_id, latest_id
)
select stored.id, stored.recipient_id, stored.latest_id as act_id, false as is_emailed, ${isPushed('POLL_ENDED', 'stored.recipient_id')} as is_pushed
from stored join told on told.recipient_id = stored.recipient_id
where ${notMuted('stored.recipient_id', 'told.author_id', 'NOTIFICATIONS')}`;
