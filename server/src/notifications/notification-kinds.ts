import { registerEnumType } from '@nestjs/graphql';

export const NotificationKind = {
  NOD: 'NOD',
  REPLY: 'REPLY',
  MENTION: 'MENTION',
  FOLLOW: 'FOLLOW',
  SYSTEM: 'SYSTEM',
} as const;
export type NotificationKindName = keyof typeof NotificationKind;
registerEnumType(NotificationKind, { name: 'NotificationKind' });

export const NotificationFilter = { ALL: 'ALL', MENTIONS: 'MENTIONS', UNREAD: 'UNREAD' } as const;
export type NotificationFilterName = keyof typeof NotificationFilter;
registerEnumType(NotificationFilter, { name: 'NotificationFilter' });
