import type { Language } from '#kernel/request/language.js';
import { withoutDirections } from '#kernel/text/bidi.js';

/** The texts of an email about a message; the message itself is inserted between them. */
interface ContactMailText {
  subject: string;
  heading: string;
  before: string[];
  footnote: string;
}

interface ContactMailTexts {
  /** To the operator of the site. */
  received: (names: { product: string; name: string; email: string; subject: string }) => ContactMailText;
  /** To the sender. */
  copy: (names: { product: string; subject: string }) => ContactMailText;
  /** The answer to the sender; their message follows `before`. */
  answer: (names: { product: string; name: string; subject: string }) => ContactMailText;
}

export const CONTACT_MAILS: Readonly<Record<Language, ContactMailTexts>> = {
  en: {
    received: ({ product, name, email, subject }) => ({
      subject: `[${product}] ${withoutDirections(subject)}`,
      heading: subject,
      before: [`${name} (${email}) wrote through the contact form:`],
      footnote: `Reply to this email to answer ${name}. You can also find the message in the help center.`,
    }),
    copy: ({ product, subject }) => ({
      subject: `Your message to ${product}`,
      heading: 'We got your message',
      before: [`Thanks for writing. Here's a copy of your message, “${subject}”:`],
      footnote:
        "We'll reply to this address. If you didn't write this, someone typed your address by mistake: ignore this email, and we won't write again.",
    }),
    answer: ({ product, name, subject }) => ({
      subject: `Re: ${withoutDirections(subject)}`,
      heading: subject,
      before: [`${name}, you wrote:`],
      footnote: `The team of ${product} answers what you sent through the contact form. Reply to this email to write back.`,
    }),
  },
  he: {
    received: ({ product, name, email, subject }) => ({
      subject: `[${product}] ${withoutDirections(subject)}`,
      heading: subject,
      before: [`פנייה של ${name} (${email}) דרך טופס יצירת הקשר:`],
      footnote: `תשובה להודעה הזאת תגיע אל ${name}. הפנייה נשמרת גם עם האחרות במרכז העזרה.`,
    }),
    copy: ({ product, subject }) => ({
      subject: `הפנייה שלך אל ${product}`,
      heading: 'הפנייה שלך התקבלה',
      before: [`תודה שכתבת. זה העתק של הפנייה, ”${subject}”:`],
      footnote:
        'התשובה תישלח לכתובת הזאת. לא כתבת את זה? כנראה שמישהו הקליד את הכתובת שלך בטעות: אפשר להתעלם, ודבר נוסף לא יישלח.',
    }),
    answer: ({ product, name, subject }) => ({
      subject: `Re: ${withoutDirections(subject)}`,
      heading: subject,
      before: [`הפנייה שנשלחה בשם ${name}:`],
      footnote: `זו תשובה של הצוות של ${product} לפנייה מטופס יצירת הקשר. אפשר להשיב להודעה הזאת.`,
    }),
  },
};
