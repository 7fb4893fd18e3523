import type { forms as source } from '../en/forms';
import type { Translation } from '../messages';

export const forms: Translation<typeof source> = {
  required: 'צריך למלא את השדה הזה.',
  handle: '3 עד 30 אותיות לטיניות (a עד z), ספרות, מקף או קו תחתון.',
  email: 'זה לא נראה כמו כתובת דוא״ל.',
  passwordShort: { one: 'תו אחד לפחות.', two: 'שני תווים לפחות.', other: '{count} תווים לפחות.' },
  tooLong: { one: 'תו אחד לכל היותר.', two: 'שני תווים לכל היותר.', other: '{count} תווים לכל היותר.' },
  different: 'שתי הסיסמאות שונות זו מזו.',
  website: 'כתובת כמו https://example.com.',
  complaints: {
    one: 'שדה אחד דורש מבט נוסף.',
    two: 'שני שדות דורשים מבט נוסף.',
    other: '{count} שדות דורשים מבט נוסף.',
  },
};
