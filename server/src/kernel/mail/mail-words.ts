/** The words that the layout itself brings to every mail. */
export interface MailWords {
  readonly direction: 'ltr' | 'rtl';
  readonly linkHint: string;
  readonly sentBy: (product: string) => string;
}

const ENGLISH: MailWords = {
  direction: 'ltr',
  linkHint: 'If the button does not work, open this address:',
  sentBy: (product) => `Sent by ${product}`,
};

const HEBREW: MailWords = {
  direction: 'rtl',
  linkHint: 'אם הכפתור לא עובד, אפשר לפתוח את הכתובת הזאת:',
  sentBy: (product) => `נשלח על ידי ${product}`,
};

/** @param language BCP 47; English for those that we do not speak */
export function mailWords(language: string): MailWords {
  return /^(he|iw)\b/.test(language) ? HEBREW : ENGLISH;
}
