/**
 * What people let an app do over the client API, named as in https://docs.joinmastodon.org/api/oauth-scopes/. `admin` is not
 * among them: no app administrates.
 */
const READ = [
  'accounts',
  'blocks',
  'bookmarks',
  'favourites',
  'filters',
  'follows',
  'lists',
  'mutes',
  'notifications',
  'search',
  'statuses',
] as const;
const WRITE = [
  'accounts',
  'blocks',
  'bookmarks',
  'conversations',
  'favourites',
  'filters',
  'follows',
  'lists',
  'media',
  'mutes',
  'notifications',
  'reports',
  'statuses',
] as const;

export type AppScope =
  | 'profile'
  | 'read'
  | 'write'
  | 'follow'
  | 'push'
  | `read:${(typeof READ)[number]}`
  | `write:${(typeof WRITE)[number]}`;

export const APP_SCOPES: readonly AppScope[] = [
  'profile',
  'read',
  ...READ.map((part) => `read:${part}` as const),
  'write',
  ...WRITE.map((part) => `write:${part}` as const),
  'follow',
  'push',
];

/** An older scope that stands for reading and writing these. */
const FOLLOW = /^(?:read|write):(?:follows|blocks|mutes)$/;

/** Whether holding `scope` allows what needs `needed`. */
function includes(scope: AppScope, needed: AppScope): boolean {
  return scope === needed || needed.startsWith(`${scope}:`) || (scope === 'follow' && FOLLOW.test(needed));
}

/** Whether the scopes held allow what needs `needed`. */
export function allows(held: Iterable<AppScope>, needed: AppScope): boolean {
  for (const scope of held) if (includes(scope, needed)) return true;
  return false;
}

/** The scopes of a text such as `read write:statuses`, each once; null where one of them is unknown. */
export function appScopesOf(text: string): AppScope[] | null {
  const scopes = [...new Set(text.split(/[\s+]+/).filter((scope) => scope !== ''))];
  return scopes.every((scope) => (APP_SCOPES as readonly string[]).includes(scope)) ? (scopes as AppScope[]) : null;
}
