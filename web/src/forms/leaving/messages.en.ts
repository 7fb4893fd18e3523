export const en = {
  title: 'Leave without saving?',
  text: 'Your changes will be lost.',
  draftText: 'A draft stays on this device, so you can continue later.',
  leave: 'Leave',
  stay: 'Keep editing',
} as const;
