import type { AppScope } from '#kernel/request/scopes/app-scopes.js';
import type { Fields } from './client-routes.js';
import type { Named } from './own-things.js';

/** Who may call a route. */
export interface Row {
  /** What the token of an app needs; of several, one is enough; null for nothing. */
  readonly scope: AppScope | readonly AppScope[] | null;
  /** `app` is an app with or without a person. */
  readonly who: 'anyone' | 'app' | 'user';
  /**
   * The things that it names and that belong to one person (own-things.ts); null where it names none: nothing, the person of
   * the token, or what everyone may name, such as accounts and hashtags.
   */
  readonly of: Named | readonly Named[] | null;
  /**
   * What other people and staff get who name one of them; `404 Record not found` by default. `nothing` is an answer that succeeds and
   * neither tells of it nor changes it.
   */
  readonly others?: Readonly<Partial<Record<Named, string>>>;
  /** What its owner gets; 200 by default. */
  readonly own?: number;
  /** Fields of the request: path parameters by their names, and the rest as the query or as JSON. */
  readonly with?: Fields;
  /** A write that a frozen person may do. */
  readonly whileFrozen?: true;
}
