export const en = {
  label: 'Connection',
  offline: "You're offline. What you write is saved on this device.",
  offlineKept: "You're offline. Last updated: {moment}.",
  kept: "The server isn't responding. Last updated: {moment}.",
  retry: 'Try again',
  newer: 'A new version is available. Your drafts are kept.',
} as const;
