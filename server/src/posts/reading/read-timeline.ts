import { registerEnumType } from '@nestjs/graphql';

/** What is read over days, on several devices. */
export const ReadTimeline = {
  HOME: 'HOME',
  LIST: 'LIST',
  NOTIFICATIONS: 'NOTIFICATIONS',
  CONVERSATION: 'CONVERSATION',
} as const;
export type ReadTimelineName = (typeof ReadTimeline)[keyof typeof ReadTimeline];

registerEnumType(ReadTimeline, {
  name: 'ReadTimeline',
  valuesMap: {
    HOME: { description: "The viewer's posts and those of people they follow." },
    LIST: { description: 'A list of the viewer.' },
    NOTIFICATIONS: { description: "The viewer's notifications." },
    CONVERSATION: { description: 'A conversation of the viewer.' },
  },
  description: 'A timeline whose reading position is kept.',
});

/** There is one home and one list of notifications, and any number of the others. */
export const hasSubject = (timeline: ReadTimelineName): boolean => timeline === 'LIST' || timeline === 'CONVERSATION';
