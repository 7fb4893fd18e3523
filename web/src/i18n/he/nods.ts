import { nods as pageNods } from '@mallard/rules/page-words-he';
import type { nods as source } from '../en/nods';
import type { Translation } from '../messages';

export const nods: Translation<typeof source> = {
  ...pageNods,
  // With the number in figures, as it is seen: whoever speaks to the page names what they see.
  named: { one: '{shown} הנהון', other: '{shown} הנהונים' },
  give: 'להנהן',
  remove: 'ביטול ההנהון',
  given: 'הנהנת לקוואק הזה!',
  removed: 'ההנהון בוטל',
};
