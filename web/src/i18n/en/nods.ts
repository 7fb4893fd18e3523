export const nods = {
  count: { one: '{count} nod', other: '{count} nods' },
  named: { one: '{shown} nod', other: '{shown} nods' },
  give: 'Give a nod',
  remove: 'Remove your nod',
  given: 'Gave this quack a nod!',
  removed: 'Removed your nod',
} as const;
