/** What a quack said before it was edited. */
export const en = {
  afterNods: { one: 'edited after {count} nod', other: 'edited after {count} nods' },
  title: 'Edit history',
  now: 'Now, since {moment}',
  edited: 'Edited on {moment}',
  first: 'Published on {moment}',
  nods: { one: '{count} nod before the next edit', other: '{count} nods before the next edit' },
  warning: 'Content warning: ',
  removed: 'Removed:',
  added: 'Added:',
  more: 'Show earlier versions',
  failed: "Couldn't load the edit history",
  gone: "This quack isn't available.",
} as const;
