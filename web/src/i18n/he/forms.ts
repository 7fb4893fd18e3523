import type { forms as source } from '../en/forms';
import type { Translation } from '../messages';

export const forms: Translation<typeof source> = {
  required: 'יש למלא את השדה הזה.',
  handle: '3 עד 30 אותיות לטיניות (a עד z), ספרות, מקף או קו תחתון.',
  email: 'יש להזין כתובת דוא״ל תקינה.',
  passwordShort: { one: 'תו אחד לפחות.', two: 'שני תווים לפחות.', other: '{count} תווים לפחות.' },
  tooLong: { one: 'תו אחד לכל היותר.', two: 'שני תווים לכל היותר.', other: '{count} תווים לכל היותר.' },
  different: 'הסיסמאות אינן זהות.',
  website: 'יש להזין כתובת כמו https://example.com.',
  complaints: { one: 'כדאי לבדוק שדה אחד.', two: 'כדאי לבדוק שני שדות.', other: 'כדאי לבדוק {count} שדות.' },
};
