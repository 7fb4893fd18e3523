/** The words that the layout adds to every email. */
export interface MailWords {
  readonly direction: 'ltr' | 'rtl';
  readonly linkHint: string;
  readonly sentBy: (product: string) => string;
}

const ENGLISH: MailWords = {
  direction: 'ltr',
  linkHint: "If the button doesn't work, open this link:",
  sentBy: (product) => `Sent by ${product}`,
};

const HEBREW: MailWords = {
  direction: 'rtl',
  linkHint: 'אם הכפתור לא עובד, אפשר לפתוח את הכתובת הזאת:',
  sentBy: (product) => `נשלח על ידי ${product}`,
};

/** @param language BCP 47; English for languages without a translation */
export function mailWords(language: string): MailWords {
  return /^(he|iw)\b/.test(language) ? HEBREW : ENGLISH;
}
