import { LATER_KINDS, NOTIFIED_KINDS, type NotifiedKind, type User } from './user.entity.js';

/**
 * Kinds that came later are on for everyone who didn't turn them off, so they are stored where they are off. That way no row of
 * users has to be rewritten for a new kind, and servers of the previous version find no kind that they don't know.
 */
const isLater = (kind: NotifiedKind): boolean => (LATER_KINDS as readonly NotifiedKind[]).includes(kind);

/** The kinds that someone gets, in the order of `NOTIFIED_KINDS`. */
export function notifiedKindsOf(notified: readonly NotifiedKind[], declined: readonly NotifiedKind[]): NotifiedKind[] {
  return NOTIFIED_KINDS.filter((kind) => (isLater(kind) ? !declined.includes(kind) : notified.includes(kind)));
}

/** Stores which kinds someone wants. */
export function chooseKinds(user: User, wanted: readonly NotifiedKind[]): void {
  user.notifiedKinds = [...new Set(wanted.filter((kind) => !isLater(kind)))];
  user.declinedKinds = LATER_KINDS.filter((kind) => !wanted.includes(kind));
}

/** Whether user r wants to be told about acts of a kind, as a condition of SQL. */
export const wantsKind = (kind: NotifiedKind): string =>
  isLater(kind) ? `not '${kind}' = any (r.declined_kinds)` : `'${kind}' = any (r.notified_kinds)`;
