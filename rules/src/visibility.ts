/* Who reads a quack, for the server, which decides, and the web client, which offers only what the server accepts. */

/** From the widest to the narrowest. */
export const VISIBILITIES = ['PUBLIC', 'UNLISTED', 'FOLLOWERS'] as const;

/**
 * - PUBLIC: everyone reads it, and lists of strangers show it.
 * - UNLISTED: everyone who has its address reads it; followers find it at home, and everyone in its author's profile.
 * - FOLLOWERS: only followers of its author, those it mentions, and its author read it.
 */
export type Visibility = (typeof VISIBILITIES)[number];

/**
 * What a reply can be: never wider than what it answers. Whose followers read a thread is decided at its top, so a reply to an
 * open quack can't be for followers.
 */
export function visibilitiesOfReplyTo(parent: Visibility): readonly Visibility[] {
  if (parent === 'PUBLIC') return ['PUBLIC', 'UNLISTED'];
  return [parent];
}

/** Whether an author can still change it: copies of what was public exist elsewhere, so it can only leave the lists. */
export function canBecome(from: Visibility, to: Visibility): boolean {
  return from === to || (from === 'PUBLIC' && to === 'UNLISTED');
}
