import type { nods as source } from '../en/nods';
import type { Translation } from '../messages';

export const nods: Translation<typeof source> = {
  // With the number in figures, as it is seen: whoever speaks to the page names what they see.
  count: { one: 'הנהון אחד', two: 'שני הנהונים', other: '{count} הנהונים' },
  give: 'לתת הנהון',
  remove: 'להסיר את ההנהון',
  given: 'נתת הנהון לקוואק הזה!',
  removed: 'ההנהון שלך הוסר',
};
