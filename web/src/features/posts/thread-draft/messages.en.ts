export const en = {
  add: 'Add another quack',
  full: 'A thread can have up to {max} quacks',
  part: 'Quack {number} of {total}',
  field: 'What else?',
  remove: 'Remove quack {number}',
  removed: 'Quack removed from the thread',
  undo: 'Undo',
  postAll: 'Post all {number}',
  threadOf: 'Thread of {number}',
  more: '{number} more in this thread',
} as const;
