import type { WantedEntries } from '#notifications/acts/notification-act.timelines.js';
import { APP_KINDS, APP_TYPES, type AppNotificationType } from '#notifications/read/app-notification-types.js';
import type { NotificationKindName } from '#notifications/read/notification-kinds.js';

/** Types of which acts on one thing are grouped, unless a client asks for fewer. */
export const GROUPED: readonly AppNotificationType[] = ['favourite', 'reblog', 'follow'];

export const typeOf = (kind: NotificationKindName): AppNotificationType | null => APP_TYPES[kind];

/** Types that a client asks for and leaves out; those that aren't offered name nothing. */
export interface AskedTypes {
  readonly types?: readonly string[];
  readonly exclude_types?: readonly string[];
}

/** The kinds to list. @param groupedTypes those that the client can show in groups */
export function wantedKinds(
  { types, exclude_types: left = [] }: AskedTypes,
  groupedTypes: readonly string[] = [],
): Pick<WantedEntries, 'grouped' | 'single'> {
  const kinds = APP_KINDS.filter((kind) => {
    const type = APP_TYPES[kind]!;
    return (types?.includes(type) ?? true) && !left.includes(type);
  });
  const isGrouped = (kind: NotificationKindName) =>
    GROUPED.includes(APP_TYPES[kind]!) && groupedTypes.includes(APP_TYPES[kind]!);
  return { grouped: kinds.filter(isGrouped), single: kinds.filter((kind) => !isGrouped(kind)) };
}

const GROUP_KEY = /^(?:(?<type>favourite|reblog|follow)|ungrouped)-(?<id>[0-9a-f-]{36})$/;
const GROUP_KINDS: Readonly<Record<string, NotificationKindName>> = {
  favourite: 'NOD',
  reblog: 'REQUACK',
  follow: 'FOLLOW',
};

/** By which clients know a group: its type and id, or that of its only act. */
export function groupKeyOf(kind: NotificationKindName, groupId: string): string {
  return `${APP_TYPES[kind]}-${groupId}`;
}

export const ungroupedKey = (position: string): string => `ungrouped-${position}`;

/** What a key names: a group, or with `kind` null one act; null for what is no key. */
export function parseGroupKey(key: string): { kind: NotificationKindName | null; id: string } | null {
  const { type, id } = GROUP_KEY.exec(key)?.groups ?? {};
  if (id === undefined) return null;
  return { kind: type === undefined ? null : GROUP_KINDS[type]!, id };
}
