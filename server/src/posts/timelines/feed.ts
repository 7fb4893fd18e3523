import { registerEnumType } from '@nestjs/graphql';

export const Feed = { FOLLOWING: 'FOLLOWING', EVERYONE: 'EVERYONE' } as const;
export type FeedName = (typeof Feed)[keyof typeof Feed];

registerEnumType(Feed, {
  name: 'Feed',
  valuesMap: {
    FOLLOWING: { description: "The viewer's posts and those of people they follow." },
    EVERYONE: { description: 'Posts of everyone.' },
  },
  description: 'Whose posts a list holds.',
});
