/** What is said about requests to follow and about one's followers. */
export const en = {
  title: 'Follow requests',
  lead: 'People who want to follow you. No one is told when you decline.',
  list: 'People who want to follow you',
  empty: 'No one is waiting for your answer.',
  loadFailed: 'Failed to load follow requests',
  open: { one: '{count} follow request', other: '{count} follow requests' },
  accept: 'Accept',
  decline: 'Decline',
  acceptPerson: "Accept {name}'s request",
  declinePerson: "Decline {name}'s request",
  accepted: '{name} follows you now',
  declined: 'Request declined',
  acceptFailed: 'Failed to accept the request',
  declineFailed: 'Failed to decline the request',

  acceptAll: 'Accept all',
  acceptAllTitle: 'Accept all requests?',
  acceptAllText: {
    one: '{count} person will follow you.',
    other: '{count} people will follow you.',
  },
  acceptAllFailed: 'Failed to accept all requests',
  acceptedAll: { one: '{count} request accepted', other: '{count} requests accepted' },

  approve: 'Approve new followers',
  approveHint: 'People ask, and you decide. Your followers stay, and your public quacks stay public.',
  newcomers: 'Approve new accounts',
  newcomersHint: 'Accounts that are younger than a day ask before they follow you.',
  stillWaiting: {
    one: '{count} person still waits for your answer.',
    other: '{count} people still wait for your answer.',
  },
  see: 'See requests',

  followerMenu: 'More about {name}',
  remove: 'Remove follower',
  removeTitle: 'Remove @{handle}?',
  removeText: "@{handle} will no longer follow you. They aren't told, and can follow you again.",
  removeApproves: "@{handle} will no longer follow you. They aren't told, and can ask to follow you again.",
  removed: 'Removed @{handle}',
  removeFailed: 'Failed to remove the follower',
} as const;
