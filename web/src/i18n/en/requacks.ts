export const requacks = {
  named: { one: '{shown} requack', other: '{shown} requacks' },
  count: { one: '{count} requack', other: '{count} requacks' },
  give: 'Requack',
  remove: 'Undo requack',
  given: 'Requacked to your followers',
  removed: 'Your requack was undone',
  closed: 'Only its author can requack this',
  by: '{name} requacked',
  byYou: 'You requacked',
} as const;
