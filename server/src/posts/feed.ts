import { registerEnumType } from '@nestjs/graphql';

export const Feed = { FOLLOWING: 'FOLLOWING', EVERYONE: 'EVERYONE' } as const;
export type FeedName = (typeof Feed)[keyof typeof Feed];

registerEnumType(Feed, {
  name: 'Feed',
  valuesMap: {
    FOLLOWING: { description: 'Own posts and those of people followed.' },
    EVERYONE: { description: "Everyone's." },
  },
});
