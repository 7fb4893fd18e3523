import { MUTE_SCOPES, type MuteScopeName } from './mute-scopes.js';

/**
 * The conditions by which statements leave out what a viewer doesn't see because of a block or a mute. Each is one index
 * look-up a row, however many people someone blocked, and none for a viewer who blocked and muted no one: that is asked
 * once a statement. They are scalar subqueries, because PostgreSQL would hash all rows for an `exists` beside an `or`.
 */

/** Where each row has a viewer of its own, the look-up of the pair is all: another before it would be one more a row. */
const isOneViewer = (viewer: string) => viewer.startsWith('$');

const relatesToAnyone = (viewer: string) =>
  `(select true from relationships mine where mine.owner_id = ${viewer} limit 1)`;

function unrelated(viewer: string, person: string, condition: string): string {
  const pair = `(select true from relationships s where s.owner_id = ${viewer} and s.other_id = ${person} and (${condition})) is null`;
  return isOneViewer(viewer) ? `(${relatesToAnyone(viewer)} is null or ${pair})` : pair;
}

/** Whom an exclusive list holds isn't at home either, for as long as the list does. */
const isMuted = (scope: MuteScopeName) =>
  `${scope === 'HOME_QUACKS' || scope === 'HOME_REQUACKS' ? 's.list_homes > 0 or ' : ''}(s.muted & ${MUTE_SCOPES[scope]} <> 0 and (s.muted_until is null or s.muted_until > now()))`;

/**
 * The person doesn't block the viewer.
 * @param viewer the parameter with the viewer's id or null, such as `$2::uuid`, or a column, such as `reader.id`
 * @param person the column that holds the person's id, such as `u.id`
 */
export const notBlockedBy = (viewer: string, person: string) => unrelated(viewer, person, 's.is_blocked');

/** Neither of the two blocks the other. */
export const notBlocked = (viewer: string, person: string) => unrelated(viewer, person, 's.blocks or s.is_blocked');

/** Neither of the two blocks the other, and the viewer hasn't muted the person in this scope. */
export const notHidden = (viewer: string, person: string, scope: MuteScopeName) =>
  unrelated(viewer, person, `s.blocks or s.is_blocked or (${isMuted(scope)})`);

/** The viewer hasn't muted the person in this scope; blocks are not asked about. */
export const notMuted = (viewer: string, person: string, scope: MuteScopeName) =>
  unrelated(viewer, person, isMuted(scope));

/** Which of some users a person blocks. @param users the parameter that holds their ids, such as `$2::uuid[]` */
export const blockedAmong = (users: string, person: string) =>
  `array(select s.owner_id from relationships s where s.other_id = ${person} and s.owner_id = any(${users}) and s.is_blocked)`;

/** The viewer blocks the person. */
export const blocks = (viewer: string, person: string) =>
  `coalesce((select s.blocks from relationships s where s.owner_id = ${viewer} and s.other_id = ${person}), false)`;

/** The relationship of a viewer to a person as JSON, or null. */
export function relationshipJson(viewer: string, person: string): string {
  const pair = `(select json_build_object('id', s.id, 'blocks', s.blocks, 'isBlocked', s.is_blocked,
      'muted', case when s.muted_until is null or s.muted_until > now() then s.muted else 0 end,
      'mutedUntil', s.muted_until, 'note', s.note)
    from relationships s where s.owner_id = ${viewer} and s.other_id = ${person})`;
  return isOneViewer(viewer) ? `case when ${relatesToAnyone(viewer)} then ${pair} end` : pair;
}
