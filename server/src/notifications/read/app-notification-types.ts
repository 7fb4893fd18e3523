import { NotificationKind, type NotificationKindName } from './notification-kinds.js';

/** By which apps know notifications: those of https://docs.joinmastodon.org/entities/Notification/#type that there are here. */
export type AppNotificationType =
  | 'mention'
  | 'reblog'
  | 'follow'
  | 'follow_request'
  | 'favourite'
  | 'poll'
  | 'quote'
  | 'status';

/** Messages of the site and accepted follow requests have no type there: apps don't get them. */
export const APP_TYPES: Readonly<Record<NotificationKindName, AppNotificationType | null>> = {
  NOD: 'favourite',
  REQUACK: 'reblog',
  REPLY: 'mention',
  MENTION: 'mention',
  QUOTE: 'quote',
  QUOTE_REQUEST: 'quote',
  FOLLOW: 'follow',
  FOLLOW_REQUEST: 'follow_request',
  POLL_ENDED: 'poll',
  POST: 'status',
  FOLLOW_ACCEPTED: null,
  SYSTEM: null,
};

/** The kinds that apps get. */
export const APP_KINDS: readonly NotificationKindName[] = Object.values(NotificationKind).filter(
  (kind) => APP_TYPES[kind] !== null,
);
