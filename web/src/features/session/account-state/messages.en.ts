export const en = {
  frozenTitle: 'Account frozen',
  frozen:
    "Your account is frozen until {moment}. You can read everything, but you can't write, nod or follow until then.",
  frozenMore: 'What this means',
  suspended: 'Your account is suspended',
  suspendedText: 'No one can see your profile or what you wrote, and access tokens no longer work.',
  suspendedSince: 'Suspended on {day}.',
  erasedOn: 'Your quacks and media will be deleted on {day}, unless the suspension is lifted before then.',
  erasedSince: 'Your quacks and media were deleted on {day}.',
  signedInAs: 'Signed in as {email}',
  signOut: 'Sign out',
  loadFailed: "Your account's state couldn't be loaded",
} as const;
