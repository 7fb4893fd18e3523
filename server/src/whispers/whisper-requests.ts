import { MUTE_SCOPES } from '#people/ties/mute-scopes.js';

/** Conditions about requests, of a participant `p`. */

/** There are whispers that the participant hasn't deleted. */
const notCleared = '(p.cleared_id is null or p.cleared_id < p.activity_id)';

/** Nothing of it was dismissed or ignored since the latest whisper. */
const notDismissed = '(p.dismissed_id is null or p.dismissed_id < p.activity_id)';

/**
 * What lists and counts of conversations hold. Clients that know no requests get them there too, as they always did: otherwise their
 * people could not read them at all.
 */
export type Included = 'withRequests' | 'withoutRequests';

/** A text of each, by the condition of what it includes. */
export const perIncluded = (text: (condition: string) => string): Readonly<Record<Included, string>> => ({
  withRequests: text(`(not p.is_request or ${notDismissed}) and ${notCleared}`),
  withoutRequests: text(`not p.is_request and ${notCleared}`),
});

/** Between two people of whom one blocks the other, or whose whispers the viewer has muted. */
const isHidden = (viewer: string) => `
  cardinality(c.people) = 2 and (select true from relationships s
    where s.owner_id = ${viewer} and s.other_id = any(c.people) and s.other_id <> ${viewer} and (s.blocks or s.is_blocked
      or (s.muted & ${MUTE_SCOPES.WHISPERS} <> 0 and (s.muted_until is null or s.muted_until > now()))) limit 1)`;

/** A request that waits for the viewer: someone who wrote is still active, and isn't blocked or muted. */
const waits = (viewer: string) => `p.user_id = ${viewer} and p.is_request and ${notDismissed} and ${notCleared} and (
  select true from conversations c where c.id = p.conversation_id and (${isHidden(viewer)}) is not true and (
    select true from users u where u.id = any(c.people) and u.id <> ${viewer} and u.is_active limit 1))`;

/** $1 user, $2 activity below which, $3 rows. */
export const WHISPER_REQUESTS = `
select p.conversation_id as id, p.activity_id as position from participants p
where ${waits('$1::uuid')} and p.activity_id < $2::uuid
order by p.activity_id desc limit $3::int`;

/** $1 user, $2 how many to count at most. */
export const WHISPER_REQUEST_COUNT = `
select count(*)::int as n from (select 1 from participants p where ${waits('$1::uuid')} limit $2::int) waiting`;
