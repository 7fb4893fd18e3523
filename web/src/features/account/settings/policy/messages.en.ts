/** Who reaches the person. */
export const en = {
  title: 'Who reaches you',
  lead: 'People you follow, and staff, always do. No one is told what you choose.',
  notFollowing: "People you don't follow",
  notFollowers: "People who don't follow you",
  notFollowersHint: 'Or who have for less than three days.',
  newPeople: 'New accounts',
  newPeopleHint: 'Younger than 30 days.',
  strangersWhispers: 'Whispers from strangers',
  strangersWhispersHint: "From people you don't follow and have never whispered to.",
  limited: 'Limited accounts',
  limitedHint: 'People whom moderators have limited.',
  ACCEPT: 'Accept',
  REQUEST: 'Hold as request',
  IGNORE: 'Ignore',
  loadFailed: 'Failed to load who reaches you',
  saveFailed: 'Failed to save your choice',
} as const;
