import { makeVar, type Reference } from '@apollo/client';
import type { MuteScope } from './schema.generated';

/** What a viewer who blocks a person doesn't see: all of it. */
export const EVERYWHERE = 'EVERYWHERE';
/** Where someone is hidden. */
type Hidden = typeof EVERYWHERE | readonly MuteScope[];

const none: ReadonlyMap<string, Hidden> = new Map();

/**
 * Whom the viewer blocked or muted since the client was opened, by cache id. The server leaves them out of what it sends
 * from now on; these leave what was loaded before, and come back if the viewer changes their mind.
 */
const hiddenPeople = makeVar(none);

/** @param where null for someone who is no longer hidden */
export function hidePerson(userId: string, where: Hidden | null): void {
  const next = new Map(hiddenPeople());
  const id = `User:${userId}`;
  if (where === null) next.delete(id);
  else next.set(id, where);
  hiddenPeople(next);
}

export const showEveryone = (): void => void hiddenPeople(none);

/** The `readField` of a field policy. */
type ReadField = (field: string, from: Reference) => unknown;

/**
 * Which nodes of a loaded list are shown: people, or posts by their author.
 * @param scope the mute that a list obeys; null for one that only blocks concern
 * @returns null if all are, which costs nothing
 */
export function shownIn(scope: MuteScope | null): ((node: Reference, readField: ReadField) => boolean) | null {
  const hidden = hiddenPeople();
  if (hidden.size === 0) return null;
  return (node, readField) => {
    const person = node.__ref.startsWith('User:') ? node : (readField('author', node) as Reference | undefined);
    const where = person && hidden.get(person.__ref);
    return where === undefined || (where !== EVERYWHERE && (scope === null || !where.includes(scope)));
  };
}
