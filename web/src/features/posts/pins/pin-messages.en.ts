export const en = {
  addNote: 'Add note',
  editNote: 'Edit note',
  note: 'Note',
  noteHint: 'Only you see it. {written} of {most} characters',
  save: 'Save',
  noteSaved: 'Note saved',
  noteRemoved: 'Note removed',
  noteFailed: 'Failed to save the note',
} as const;
