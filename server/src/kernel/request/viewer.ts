export const ROLES = ['basic', 'editor', 'admin', 'root'] as const;
export type Role = (typeof ROLES)[number];

/** A person who is signed in, as known from a live session (never from the token's claims). */
export interface SignedInViewer {
  readonly id: string;
  readonly sessionId: string;
  readonly handle: string;
  readonly role: Role;
  /** BCP 47 language of the person's preferences: `en` or `he`. */
  readonly language: string;
  /** Values of the claims in force: those of the role and their own. */
  readonly claims: ReadonlySet<string>;
}

/** Nobody in particular. */
export interface Visitor {
  readonly id: null;
}

export type Viewer = SignedInViewer | Visitor;
/** Who looks, where nothing but their id matters; null is a visitor. */
export type ViewerId = Pick<Viewer, 'id'>;
export const VISITOR: Visitor = { id: null };

export function isSignedIn(viewer: Viewer): viewer is SignedInViewer {
  return viewer.id !== null;
}

/** Whether `role` stands at least as high as `least`. */
export function reaches(role: Role, least: Role): boolean {
  return ROLES.indexOf(role) >= ROLES.indexOf(least);
}
