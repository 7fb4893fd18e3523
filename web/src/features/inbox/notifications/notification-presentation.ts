import { postPath, profilePath } from '@mallard/rules/page-paths';
import {
  AtSign,
  Bell,
  CalendarX2,
  ChartBarBig,
  Download,
  Flag,
  Gavel,
  Info,
  type LucideIcon,
  MessageCircle,
  Repeat2,
  Scale,
  TextQuote,
  UserCheck,
  UserPlus,
} from 'lucide-react';
import type { Messages, PlainKey } from '../../../i18n/create-messages';
import { FOLLOW_REQUESTS } from '../../people/requests/follow-requests-path';
import { OWN_REPORTS } from '../../people/reports/own-reports';
import { shownWords } from '../../posts/card/post-name';
import type { NotificationRow_NotificationFragment as Notification } from './Notifications.generated';
import type { en } from './messages.en';

type Say = Messages<typeof en>;

/** System notifications by reason: title, text and link. */
const system: Record<string, { icon: LucideIcon; title: PlainKey<typeof en>; text: PlainKey<typeof en>; to: string }> =
  {
    SCHEDULED_POST_FAILED: {
      icon: CalendarX2,
      title: 'scheduledFailed',
      text: 'scheduledFailedText',
      to: '/scheduled-posts',
    },
    OUTGOING_POST_FAILED: { icon: CalendarX2, title: 'outgoingFailed', text: 'outgoingFailedText', to: '/' },
    EXPORT_READY: { icon: Download, title: 'exportReady', text: 'exportReadyText', to: '/profile?section=data' },
    REPORT_DECIDED: { icon: Flag, title: 'reportDecided', text: 'reportDecidedText', to: OWN_REPORTS },
    DECISION_MADE: { icon: Gavel, title: 'decisionMade', text: 'decisionMadeText', to: OWN_REPORTS },
    APPEAL_ANSWERED: { icon: Scale, title: 'appealAnswered', text: 'appealAnsweredText', to: OWN_REPORTS },
  };

/** The icon of a kind; null for a nod, which uses the icon of its button. */
export function iconOf({ kind, reason }: Notification): LucideIcon | null {
  switch (kind) {
    case 'NOD':
      return null;
    case 'REQUACK':
      return Repeat2;
    case 'REPLY':
      return MessageCircle;
    case 'MENTION':
      return AtSign;
    case 'QUOTE':
    case 'QUOTE_REQUEST':
      return TextQuote;
    case 'FOLLOW':
    case 'FOLLOW_REQUEST':
      return UserPlus;
    case 'FOLLOW_ACCEPTED':
      return UserCheck;
    case 'POST':
      return Bell;
    case 'POLL_ENDED':
      return ChartBarBig;
    case 'SYSTEM':
      return system[reason ?? '']?.icon ?? Info;
  }
}

/** The path of what it is about. */
export function pathOf(notification: Notification, viewerHandle: string): string {
  const { kind, post, actors, actorCount, actCount, reason } = notification;
  // Several replies are best read below what they reply to.
  if (kind === 'REPLY' && actCount > 1 && post?.parent) return postPath(post.parent.id);
  if (post) return postPath(post.id);
  if (kind === 'SYSTEM') return system[reason ?? '']?.to ?? '/profile';
  if (kind === 'FOLLOW_REQUEST') return FOLLOW_REQUESTS;
  const [only] = actors;
  const list = kind === 'FOLLOW_ACCEPTED' ? 'following' : 'followers';
  return only && actorCount === 1 ? profilePath(only.handle) : `${profilePath(viewerHandle)}?list=${list}`;
}

/** "Ada, Ben and 14 others gave your quack a nod", with any value for the two names. */
export function sentence(notification: Notification, say: Say, first: string, second: string): string {
  const { kind, actors, actorCount, actCount, reason } = notification;
  if (kind === 'SYSTEM') return say(system[reason ?? '']?.title ?? 'system');
  if (kind === 'POLL_ENDED') return say('pollEnded');
  if (kind === 'POST') return say(notification.post?.parent ? 'postReply' : 'postOne', { first });
  if (kind === 'MENTION') return say('mentionOne', { first });
  if (kind === 'QUOTE') return say('quoteOne', { first });
  if (kind === 'QUOTE_REQUEST') return say('quoteRequestOne', { first });
  if (kind === 'REPLY' && actors.length < 2 && actCount > 1) return say('repliesOne', { first, count: actCount });
  const [one, two, many] = keys[kind];
  if (actors.length < 2) return say(one, { first });
  const count = actorCount - 2;
  return count > 0 ? say(many, { first, second, count }) : say(two, { first, second });
}

const keys = {
  NOD: ['nodOne', 'nodTwo', 'nodMany'],
  REQUACK: ['requackOne', 'requackTwo', 'requackMany'],
  REPLY: ['replyOne', 'replyTwo', 'replyMany'],
  FOLLOW: ['followOne', 'followTwo', 'followMany'],
  FOLLOW_REQUEST: ['requestOne', 'requestTwo', 'requestMany'],
  FOLLOW_ACCEPTED: ['acceptedOne', 'acceptedTwo', 'acceptedMany'],
} as const;

/** The sentence and the quoted text: the name of the row. */
export function nameOf(notification: Notification, say: Say): string {
  const [first = '', second = ''] = notification.actors.map(({ displayName, handle }) => displayName || handle);
  const plain = sentence(notification, say, first, second);
  const { post } = notification;
  return post ? say('withWords', { sentence: plain, words: shownWords(post, 'NOTIFICATIONS') }) : plain;
}

/** The text below the title of a system notification; null for others. */
export const systemText = ({ kind, reason }: Notification, say: Say): string | null => {
  const text = kind === 'SYSTEM' ? system[reason ?? '']?.text : undefined;
  return text ? say(text) : null;
};
