import type { en } from '../messages.en';

/** The pages that visitors are sent away from, and what the sign-in page then says. */
const reasons = {
  stream: 'toStream',
  explore: 'toExplore',
  hashtag: 'toHashtag',
  notifications: 'toNotifications',
  whispers: 'toWhispers',
  'my-likes': 'toNods',
  'my-pins': 'toPins',
  'scheduled-posts': 'toScheduled',
  profile: 'toSettings',
  'theme-switcher': 'toSettings',
} as const satisfies Record<string, keyof typeof en>;

const isKnown = (name: string): name is keyof typeof reasons => Object.hasOwn(reasons, name);

/** The key of the reason to sign in, for the path of a page that needs it. */
export function reasonFor(pathname: string) {
  const [, name = ''] = pathname.split('/');
  return isKnown(name) ? reasons[name] : 'toPage';
}
