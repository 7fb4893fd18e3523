import { AtSign, CalendarX2, Info, type LucideIcon, MessageCircle, UserPlus } from 'lucide-react';
import type { PlainWord, Words } from '../../i18n/words';
import { postPath } from '../posts/post-path';
import { shownWords } from '../posts/post-name';
import { profilePath } from '../profiles/profile-path';
import type { NotificationRow_NotificationFragment as Notification } from './Notifications.generated';
import type { en } from './words.en';

type Say = Words<typeof en>;

/** What the product itself has to tell, by its reason: the sentence, what follows, and where to look. */
const system: Record<
  string,
  { icon: LucideIcon; title: PlainWord<typeof en>; text: PlainWord<typeof en>; to: string }
> = {
  SCHEDULED_POST_FAILED: {
    icon: CalendarX2,
    title: 'scheduledFailed',
    text: 'scheduledFailedText',
    to: '/scheduled-posts',
  },
};

/** The icon of a kind; null for a nod, which has the sign of its button. */
export function iconOf({ kind, reason }: Notification): LucideIcon | null {
  switch (kind) {
    case 'NOD':
      return null;
    case 'REPLY':
      return MessageCircle;
    case 'MENTION':
      return AtSign;
    case 'FOLLOW':
      return UserPlus;
    case 'SYSTEM':
      return system[reason ?? '']?.icon ?? Info;
  }
}

/** The address of what it is about. */
export function pathOf({ kind, post, actors, actorCount, reason }: Notification, viewerHandle: string): string {
  if (post) return postPath(post.id);
  if (kind === 'SYSTEM') return system[reason ?? '']?.to ?? '/profile';
  const [only] = actors;
  return only && actorCount === 1 ? profilePath(only.handle) : `${profilePath(viewerHandle)}?list=followers`;
}

/** "Ada, Ben and 14 others gave your quack a nod", with whatever stands for the two names. */
export function sentence(notification: Notification, say: Say, first: string, second: string): string {
  const { kind, actors, actorCount, reason } = notification;
  if (kind === 'SYSTEM') return say(system[reason ?? '']?.title ?? 'system');
  if (kind === 'REPLY') return say('replyOne', { first });
  if (kind === 'MENTION') return say('mentionOne', { first });
  const [one, two, many] = kind === 'NOD' ? nodKeys : followKeys;
  if (actors.length < 2) return say(one, { first });
  const count = actorCount - 2;
  return count > 0 ? say(many, { first, second, count }) : say(two, { first, second });
}

const nodKeys = ['nodOne', 'nodTwo', 'nodMany'] as const;
const followKeys = ['followOne', 'followTwo', 'followMany'] as const;

/** The sentence and the words it is about: the name of the row. */
export function nameOf(notification: Notification, say: Say): string {
  const [first = '', second = ''] = notification.actors.map(({ displayName, handle }) => displayName || handle);
  const plain = sentence(notification, say, first, second);
  const { post } = notification;
  return post ? say('withWords', { sentence: plain, words: shownWords(post) }) : plain;
}

/** What follows the sentence of a notification of the product's own; null for people's. */
export const systemText = ({ kind, reason }: Notification, say: Say): string | null => {
  const text = kind === 'SYSTEM' ? system[reason ?? '']?.text : undefined;
  return text ? say(text) : null;
};
