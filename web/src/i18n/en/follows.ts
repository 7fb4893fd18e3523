export const follows = {
  follow: 'Follow',
  followBack: 'Follow back',
  following: 'Following',
  unfollow: 'Unfollow',
  followPerson: 'Follow {name}',
  followPersonBack: 'Follow back {name}',
  followingPerson: 'Following {name}',
  followed: 'Following user',
  unfollowed: 'Unfollowed user',
  knownOne: 'Followed by {one}',
  knownTwo: 'Followed by {one} and {two}',
  knownMore: {
    one: 'Followed by {one}, {two} and {count} other you follow',
    other: 'Followed by {one}, {two} and {count} others you follow',
  },
} as const;
