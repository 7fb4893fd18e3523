import type { requacks as source } from '../en/requacks';
import type { Translation } from '../messages';

export const requacks: Translation<typeof source> = {
  // With the number in figures, as it is seen.
  named: { one: '{shown} הדהוד', other: '{shown} הדהודים' },
  count: { one: 'הדהוד אחד', two: 'שני הדהודים', other: '{count} הדהודים' },
  give: 'הדהוד',
  remove: 'ביטול ההדהוד',
  given: 'ההדהוד נשלח לעוקבים שלך',
  removed: 'ההדהוד בוטל',
  closed: 'רק מי שכתב יכול להדהד את זה',
  by: 'הדהוד של {name}',
  byYou: 'הדהוד שלך',
};
