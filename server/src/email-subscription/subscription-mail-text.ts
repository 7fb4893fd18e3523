import type { Language } from '#kernel/request/language.js';

interface SubscriptionMailText {
  subject: string;
  heading: string;
  paragraphs: string[];
  /** Label of the button, where there is one. */
  action?: string;
  footnote: string;
}

interface SubscriptionMailTexts {
  confirm: (product: string) => SubscriptionMailText;
  already: (product: string) => SubscriptionMailText;
  /** The footnote of a newsletter issue. */
  issueFootnote: (product: string) => string;
  unsubscribe: string;
  /** The subject of an issue that is sent to its author only. */
  testSubject: (subject: string) => string;
}

export const SUBSCRIPTION_MAILS: Readonly<Record<Language, SubscriptionMailTexts>> = {
  en: {
    confirm: (product) => ({
      subject: `Confirm your subscription to ${product}`,
      heading: 'One more step',
      paragraphs: [`Someone, probably you, asked to get news from ${product} at this address. Please confirm it.`],
      action: 'Confirm my subscription',
      footnote: "The link works for 24 hours. If you didn't ask for this, ignore this email and we won't write again.",
    }),
    already: (product) => ({
      subject: `You're already subscribed to ${product}`,
      heading: "You're already subscribed",
      paragraphs: [
        `Someone, probably you, asked to get news from ${product} at this address. It's already subscribed.`,
      ],
      footnote: "There's nothing to do. To stop getting news, unsubscribe below.",
    }),
    issueFootnote: (product) => `You're getting this email because you subscribed to news from ${product}.`,
    unsubscribe: 'Unsubscribe',
    testSubject: (subject) => `Test: ${subject}`,
  },
  he: {
    confirm: (product) => ({
      subject: `אישור ההרשמה לעדכונים של ${product}`,
      heading: 'נשאר רק צעד אחד',
      paragraphs: [`מישהו, כנראה את או אתה, ביקש לקבל עדכונים מ־${product} לכתובת הזאת. נשאר רק לאשר.`],
      action: 'אישור ההרשמה',
      footnote: 'הקישור תקף ל־24 שעות. לא ביקשת? אפשר להתעלם מההודעה, ודבר לא יישלח.',
    }),
    already: (product) => ({
      subject: `הכתובת הזאת כבר רשומה לעדכונים של ${product}`,
      heading: 'הכתובת כבר רשומה',
      paragraphs: [`מישהו, כנראה את או אתה, ביקש לקבל עדכונים מ־${product} לכתובת הזאת, והיא כבר מקבלת אותם.`],
      footnote: 'אין צורך לעשות דבר. להפסקת העדכונים אפשר להסיר את הכתובת בקישור שלמטה.',
    }),
    issueFootnote: (product) => `ההודעה נשלחה כי נרשמת לקבלת עדכונים מ־${product}.`,
    unsubscribe: 'הסרה מרשימת התפוצה',
    testSubject: (subject) => `בדיקה: ${subject}`,
  },
};
