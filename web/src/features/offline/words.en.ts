export const en = {
  label: 'Connection',
  offline: 'You are offline. What you write is kept, and sent when you try again.',
  offlineKept: 'You are offline. This was last updated: {moment}.',
  kept: 'The server did not answer. This was last updated: {moment}.',
  retry: 'Try again',
  newer: 'A new version is here. Drafts are kept.',
} as const;
