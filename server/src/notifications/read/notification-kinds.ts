import { registerEnumType } from '@nestjs/graphql';

export const NotificationKind = {
  NOD: 'NOD',
  REPLY: 'REPLY',
  MENTION: 'MENTION',
  QUOTE: 'QUOTE',
  QUOTE_REQUEST: 'QUOTE_REQUEST',
  FOLLOW: 'FOLLOW',
  FOLLOW_REQUEST: 'FOLLOW_REQUEST',
  FOLLOW_ACCEPTED: 'FOLLOW_ACCEPTED',
  REQUACK: 'REQUACK',
  POLL_ENDED: 'POLL_ENDED',
  POST: 'POST',
  SYSTEM: 'SYSTEM',
} as const;
export type NotificationKindName = keyof typeof NotificationKind;
registerEnumType(NotificationKind, {
  name: 'NotificationKind',
  description: 'What happened.',
  valuesMap: {
    FOLLOW: { description: 'People follow the viewer.' },
    FOLLOW_ACCEPTED: { description: 'People accepted the request of the viewer to follow them.' },
    FOLLOW_REQUEST: {
      description: 'People ask to follow the viewer. It disappears once that is decided or withdrawn.',
    },
    MENTION: { description: 'A post mentions the viewer.' },
    NOD: { description: 'People gave a post of the viewer a nod.' },
    QUOTE: { description: 'A post quotes a post of the viewer.' },
    QUOTE_REQUEST: {
      description:
        'A post quotes a post of the viewer, who decides whether it may show it. It disappears once that is decided.',
    },
    POLL_ENDED: {
      description: 'A poll of the viewer, or one in which they voted, is over. It names no one but through its post.',
    },
    POST: { description: 'A person published a post, of which the viewer asked to be notified.' },
    REPLY: { description: 'People replied to a post of the viewer.' },
    REQUACK: { description: 'People requacked a post of the viewer.' },
    SYSTEM: { description: 'A message of the site itself; its reason says which.' },
  },
});

export const NotificationFilter = { ALL: 'ALL', MENTIONS: 'MENTIONS', UNREAD: 'UNREAD' } as const;
export type NotificationFilterName = keyof typeof NotificationFilter;
registerEnumType(NotificationFilter, {
  name: 'NotificationFilter',
  description: 'Which notifications to list.',
  valuesMap: {
    ALL: { description: 'Every notification.' },
    MENTIONS: { description: 'Only mentions of the viewer.' },
    UNREAD: { description: 'Only what the viewer has not read.' },
  },
});
