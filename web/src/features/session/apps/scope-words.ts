import { Bell, Eye, IdCard, type LucideIcon, PenLine, UserPlus } from 'lucide-react';
import type { AppScope } from '../../../graphql/schema.generated';
import type { Formats } from '@mallard/rules/formats';
import type { PlainKey } from '../../../i18n/create-messages';
import type { useScopeMessages } from './messages';
import type { en } from './messages.en';

type Words = ReturnType<typeof useScopeMessages>;
type Key = PlainKey<typeof en>;

/** The parts of reading and writing, by the ends of their scopes. */
const parts = {
  ACCOUNTS: 'accounts',
  BLOCKS: 'blocks',
  BOOKMARKS: 'bookmarks',
  CONVERSATIONS: 'conversations',
  FAVOURITES: 'favourites',
  FILTERS: 'filters',
  FOLLOWS: 'follows',
  LISTS: 'lists',
  MEDIA: 'media',
  MUTES: 'mutes',
  NOTIFICATIONS: 'notifications',
  REPORTS: 'reports',
  SEARCH: 'search',
  STATUSES: 'statuses',
} as const satisfies Record<string, Key>;

/** What `FOLLOW` includes. */
const OF_FOLLOW = /^(?:READ|WRITE)_(?:FOLLOWS|BLOCKS|MUTES)$/;

/** Something that an app may do. */
export interface Permission {
  readonly icon: LucideIcon;
  /** A sentence without its end, such as "Send you notifications". */
  readonly text: string;
  /** For a list of what several apps may do. */
  readonly short: string;
}

/** What scopes mean, from reading to notifications; what a broader scope includes is not said again. */
export function permissionsOf(scopes: readonly AppScope[], w: Words, formats: Pick<Formats, 'list'>): Permission[] {
  const held = new Set(scopes);
  const partsOf = (whole: 'READ' | 'WRITE') =>
    scopes
      .filter((scope) => scope.startsWith(`${whole}_`) && !(held.has('FOLLOW') && OF_FOLLOW.test(scope)))
      .map((scope) =>
        w(scope === 'WRITE_ACCOUNTS' ? 'ownProfile' : parts[scope.slice(whole.length + 1) as keyof typeof parts]),
      );
  const [read, written] = [partsOf('READ'), partsOf('WRITE')];
  const permissions: (Permission | false)[] = [
    held.has('PROFILE') && !held.has('READ') && { icon: IdCard, text: w('profile'), short: w('shortProfile') },
    (held.has('READ') || read.length > 0) && {
      icon: Eye,
      text: held.has('READ') ? w('readAll') : w('readParts', { parts: formats.list(read) }),
      short: w('shortRead'),
    },
    (held.has('WRITE') || written.length > 0) && {
      icon: PenLine,
      text: held.has('WRITE') ? w('writeAll') : w('writeParts', { parts: formats.list(written) }),
      short: w('shortWrite'),
    },
    // Writing includes it, as in Mastodon.
    (held.has('FOLLOW') || held.has('WRITE')) && { icon: UserPlus, text: w('follow'), short: w('shortFollow') },
    held.has('PUSH') && { icon: Bell, text: w('push'), short: w('shortPush') },
  ];
  return permissions.filter((each) => each !== false);
}
