/** What is said about people whose notifications wait. */
export const en = {
  title: 'Notification requests',
  lead: 'From people who have to wait by your settings. No one is told what you decide.',
  settings: 'Who reaches you',
  list: 'People whose notifications wait',
  empty: 'No one is waiting.',
  loadFailed: 'Failed to load requests',
  open: 'Requests ({count})',
  inAll: { one: '{count} notification', other: '{count} notifications' },
  accept: 'Accept',
  dismiss: 'Dismiss',
  acceptPerson: 'Accept {name}',
  dismissPerson: 'Dismiss {name}',
  accepted: '{name} reaches you from now on',
  dismissed: 'Request dismissed',
  undo: 'Undo',
  failed: 'Failed to save your decision',
} as const;
