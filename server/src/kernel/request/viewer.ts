import type { QuoteRule } from '@mallard/rules/quoting';
import type { Visibility } from '@mallard/rules/visibility';
import type { AppScope } from './scopes/app-scopes.js';
import type { Scope } from './scopes/scope.js';

export const ROLES = ['basic', 'editor', 'admin', 'root'] as const;
export type Role = (typeof ROLES)[number];

/** An app that acts over the client API, and what it may do. */
export interface AppGrant {
  readonly id: string;
  readonly scopes: ReadonlySet<AppScope>;
}

/** Leaves posts out of everyone, explore and hashtags, and at home too if that is wished, whose language the person doesn't read. */
export interface LanguageFilter {
  /** Tags of BCP 47. */
  readonly languages: readonly string[];
  readonly hidesAtHome: boolean;
}

/** A person who is signed in, as known from a live session or personal access token (never from the token's claims). */
export interface SignedInViewer {
  readonly id: string;
  /** The session, or the personal access token that takes its place. */
  readonly sessionId: string;
  readonly handle: string;
  readonly role: Role;
  /** BCP 47 language of the person's preferences: `en` or `he`. */
  readonly language: string;
  /** Who reads what the person writes, unless they choose otherwise. */
  readonly defaultVisibility: Visibility;
  /** Who may quote it, unless they choose otherwise. */
  readonly defaultQuoteRule: QuoteRule;
  /** Values of the active claims: those of the role and those granted to the person. */
  readonly claims: ReadonlySet<string>;
  /** What the token may be used for; null for a session, which may do everything. */
  readonly scopes: ReadonlySet<Scope> | null;
  /** The app that acts for the person; its scopes are those of the client API, and `scopes` is empty. */
  readonly app?: AppGrant;
  /** Until then, the person may write nothing; null, or past, without a freeze. */
  readonly frozenUntil: Date | null;
  /** In their first week, or not yet given a nod by five different people; staff never are. */
  readonly isNewcomer: boolean;
  /** Public quacks with the hashtags that the person follows are in their home. */
  readonly followsHashtags?: boolean;
  /** A session of a suspended person sees only why, and what the person may do about it. */
  readonly isSuspended: boolean;
  /** True where the operator requires a second factor of staff and this one has none: role and claims are those of anyone. */
  readonly needsSecondFactor?: boolean;
  /** Changes with the person's filters; null without filters. */
  readonly filtersVersion?: string | null;
  /** Null where the person sees all languages. */
  readonly languageFilter?: LanguageFilter | null;
}

/** Someone who is not signed in. */
export interface Visitor {
  readonly id: null;
  /** An app that acts for no one. */
  readonly app?: AppGrant;
}

export type Viewer = SignedInViewer | Visitor;
/** A viewer of whom only the id matters, and, where posts are read, the filters; null is a visitor. */
export type ViewerId = Pick<Viewer, 'id'> & Partial<Pick<SignedInViewer, 'filtersVersion' | 'languageFilter'>>;
export const VISITOR: Visitor = { id: null };

export function isSignedIn(viewer: Viewer): viewer is SignedInViewer {
  return viewer.id !== null;
}

/** Whether `role` ranks at least as high as `least`. */
export function reaches(role: Role, least: Role): boolean {
  return ROLES.indexOf(role) >= ROLES.indexOf(least);
}
