export const en = {
  unsaved: 'Not saved yet',
  unsavedText: 'What you typed here is still in the fields.',
  discard: 'Discard changes',
} as const;
