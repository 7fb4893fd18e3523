import { nods as pageNods } from '@mallard/rules/page-words-en';

export const nods = {
  ...pageNods,
  named: { one: '{shown} nod', other: '{shown} nods' },
  give: 'Give a nod',
  remove: 'Remove your nod',
  given: 'Gave this quack a nod!',
  removed: 'Removed your nod',
} as const;
