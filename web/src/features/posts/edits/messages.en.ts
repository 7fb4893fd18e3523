/** What a quack said before it was edited. */
export const en = {
  afterNods: { one: 'edited after {shown} nod', other: 'edited after {shown} nods' },
  title: 'Edit history',
  now: 'Now, since {moment}',
  edited: 'Edited on {moment}',
  first: 'Published on {moment}',
  nods: { one: '{shown} nod before the next edit', other: '{shown} nods before the next edit' },
  warning: 'Content warning: ',
  removed: 'Removed:',
  added: 'Added:',
  more: 'Show earlier versions',
  failed: "Couldn't load the edit history",
  gone: "This quack isn't available.",
} as const;
