import { MUTE_SCOPES } from '#people/ties/mute-scopes.js';

/**
 * Whether the unread whispers of a conversation count for a viewer: not in a conversation of two with someone whose whispers
 * the viewer has muted.
 * @param conversation the column that holds the conversation's id
 * @param viewer the parameter that holds the viewer's id
 */
export const isCounted = (conversation: string, viewer: string) => `(
  (select true from relationships mine where mine.owner_id = ${viewer} limit 1) is null
  or (select true from conversations two join relationships s on s.owner_id = ${viewer} and s.other_id = any(two.people)
    where two.id = ${conversation} and cardinality(two.people) = 2 and s.muted & ${MUTE_SCOPES.WHISPERS} <> 0
      and (s.muted_until is null or s.muted_until > now())) is null)`;
