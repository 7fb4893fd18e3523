import type { NotificationFilter, NotificationKind } from '../../../graphql/schema.generated';

/** The kinds that people look for together, by their name in the address (in lower case there), in the order of the screen. */
const KINDS = {
  REPLIES: ['REPLY', 'MENTION'],
  NODS: ['NOD'],
  REQUACKS: ['REQUACK', 'QUOTE', 'QUOTE_REQUEST'],
  FOLLOWS: ['FOLLOW', 'FOLLOW_REQUEST', 'FOLLOW_ACCEPTED'],
  POSTS: ['POST'],
  POLLS: ['POLL_ENDED'],
  SYSTEM: ['SYSTEM'],
} as const satisfies Record<string, readonly NotificationKind[]>;

export type KindFilter = keyof typeof KINDS;
export const KIND_FILTERS = Object.keys(KINDS) as readonly KindFilter[];

/** Which list of notifications is shown: that of a tab, or of a tab and some kinds. */
export interface NotificationChoice {
  filter: NotificationFilter;
  kind: KindFilter | null;
}

/** The arguments of a list, which also name it in the cache. */
export const listArguments = ({ filter, kind }: NotificationChoice) => ({
  filter,
  ...(kind && { kinds: [...KINDS[kind]] }),
});

/** Whether a list has notifications of a kind. */
export function hasKind({ filter, kind: chosen }: NotificationChoice, kind: NotificationKind): boolean {
  if (filter === 'MENTIONS') return kind === 'MENTION';
  return chosen === null || (KINDS[chosen] as readonly NotificationKind[]).includes(kind);
}
