export const timelines = {
  title: 'Stream',
  feeds: 'Feeds',
  following: 'Following',
  everyone: 'Everyone',
  quacks: 'Quacks',
  emptyFollowing: 'Your stream is quiet',
  emptyFollowingText: 'Follow a few people and their quacks will show up here.',
  seeEveryone: "See everyone's quacks",
  emptyEveryone: 'No quacks yet',
  emptyEveryoneText: 'The first quack could be yours.',
  write: 'Write a quack',
} as const;
