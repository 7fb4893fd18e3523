export const timelines = {
  title: 'Stream',
  feeds: 'Feeds',
  following: 'Following',
  everyone: 'Everyone',
  quacks: 'Quacks',
  emptyFollowing: 'Your stream is still water',
  emptyFollowingText: 'Follow a few people and their quacks show up here.',
  seeEveryone: 'See what everyone writes',
  emptyEveryone: 'Nobody has written anything yet',
  emptyEveryoneText: 'The first quack could be yours.',
  write: 'Write a quack',
} as const;
