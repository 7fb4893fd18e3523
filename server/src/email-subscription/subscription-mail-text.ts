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
  /** What an issue of the newsletter says of itself. */
  issueFootnote: (product: string) => string;
  unsubscribe: string;
}

export const SUBSCRIPTION_MAILS: Readonly<Record<Language, SubscriptionMailTexts>> = {
  en: {
    confirm: (product) => ({
      subject: `Confirm your subscription to ${product}`,
      heading: 'One step is left',
      paragraphs: [`Somebody, probably you, asked for news from ${product} at this address. Please confirm it.`],
      action: 'Confirm my subscription',
      footnote: 'The link works for 24 hours. If you did not ask, ignore this mail and nothing will come.',
    }),
    already: (product) => ({
      subject: `You are subscribed to ${product} already`,
      heading: 'You are subscribed already',
      paragraphs: [`Somebody, probably you, asked for news from ${product} at this address, which gets it already.`],
      footnote: 'There is nothing to do. If you want no more of it, unsubscribe below.',
    }),
    issueFootnote: (product) => `You get this mail because you subscribed to news from ${product}.`,
    unsubscribe: 'Unsubscribe',
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
  },
};
