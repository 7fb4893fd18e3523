import type { nods as source } from '../en/nods';
import type { Translation } from '../messages';

export const nods: Translation<typeof source> = {
  count: { one: 'הנהון אחד', two: 'שני הנהונים', other: '{count} הנהונים' },
  // With the number in figures, as it is seen: whoever speaks to the page names what they see.
  named: { one: '{shown} הנהון', other: '{shown} הנהונים' },
  give: 'לתת הנהון',
  remove: 'להסיר את ההנהון',
  given: 'נתת הנהון לקוואק הזה!',
  removed: 'ההנהון שלך הוסר',
};
