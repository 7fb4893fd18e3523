/** What is said about whispers of strangers that wait. */
export const en = {
  title: 'Whisper requests',
  open: 'Requests ({count})',
  lead: "From people you don't follow and have never whispered to. They can't tell whether you've read them.",
  list: 'Whisper requests',
  empty: 'No requests',
  emptyText: "Whispers from people you don't know wait here.",
  loadFailed: 'Failed to load requests',
  question: 'Accept this request? Until you do, the sender is told nothing.',
  accept: 'Accept',
  remove: 'Delete',
  block: 'Block',
  report: 'Report',
  removed: 'Request deleted',
  undo: 'Undo',
  failed: 'Failed to save your decision',
} as const;
