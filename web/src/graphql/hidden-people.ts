import { isReference, makeVar, type Reference } from '@apollo/client';
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

/** What a post in a list shows: the original of a requack, else itself. */
export function shownPostOf(node: Reference, readField: ReadField): string {
  const original = readField('requackOf', node);
  return isReference(original) ? original.__ref : node.__ref;
}

/**
 * Which nodes of a loaded list are shown: people, or posts by their author, and requacks by both authors.
 * @param scope the mute that a list obeys; null for one that only blocks concern
 * @returns null if all are, which costs nothing
 */
export function shownIn(scope: MuteScope | null): ((node: Reference, readField: ReadField) => boolean) | null {
  const hidden = hiddenPeople();
  if (hidden.size === 0) return null;
  const isShown = (person: Reference | undefined, by: MuteScope | null) => {
    const where = person && hidden.get(person.__ref);
    return where === undefined || (where !== EVERYWHERE && (by === null || !where.includes(by)));
  };
  return (node, readField) => {
    if (node.__ref.startsWith('User:')) return isShown(node, scope);
    const author = readField('author', node) as Reference | undefined;
    const original = readField('requackOf', node) as Reference | null | undefined;
    if (!original) return isShown(author, scope);
    return isShown(author, 'HOME_REQUACKS') && isShown(readField('author', original) as Reference | undefined, scope);
  };
}
