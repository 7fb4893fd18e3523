export const follows = {
  follow: 'Follow',
  following: 'Following',
  unfollow: 'Unfollow',
  followPerson: 'Follow {name}',
  followingPerson: 'Following {name}',
  followed: 'Following user',
  unfollowed: 'Unfollowed user',
} as const;
