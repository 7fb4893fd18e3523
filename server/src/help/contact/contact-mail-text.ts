import type { Language } from '#kernel/request/language.js';
import { withoutDirections } from '#kernel/text/bidi.js';

/** The texts of an email about a message; the message itself is inserted between them. */
interface ContactMailText {
  subject: string;
  heading: string;
  before: string[];
  /** The label of the button, if it has one. */
  action?: string;
  footnote: string;
}

interface ContactMailTexts {
  /** To the operator of the site. */
  received: (names: { product: string; name: string; email: string; subject: string }) => ContactMailText;
  /** To the sender. */
  copy: (names: { product: string; subject: string }) => ContactMailText;
  /** The answer to the sender; their message follows `before`. */
  answer: (names: { product: string; name: string; subject: string; canReply: boolean }) => ContactMailText;
}

export const CONTACT_MAILS: Readonly<Record<Language, ContactMailTexts>> = {
  en: {
    received: ({ product, name, email, subject }) => ({
      subject: `[${product}] ${withoutDirections(subject)}`,
      heading: subject,
      before: [`${name} (${email}) wrote through the contact form:`],
      action: 'Open the message',
      footnote: `Reply to this email to answer ${name} yourself, or open the message and answer for the team.`,
    }),
    copy: ({ product, subject }) => ({
      subject: `Your message to ${product}`,
      heading: 'We got your message',
      before: [`Thanks for writing. Here's a copy of your message, “${subject}”:`],
      footnote:
        "We'll reply to this address. If you didn't write this, someone typed your address by mistake: ignore this email, and we won't write again.",
    }),
    answer: ({ product, name, subject, canReply }) => ({
      subject: `Re: ${withoutDirections(subject)}`,
      heading: subject,
      before: [`${name}, you wrote:`],
      ...(!canReply && { action: 'Write back' }),
      footnote: `The team of ${product} answers what you sent through the contact form. ${
        canReply
          ? 'Reply to this email to write back.'
          : 'No one reads replies to this email; use the button to write back.'
      }`,
    }),
  },
  he: {
    received: ({ product, name, email, subject }) => ({
      subject: `[${product}] ${withoutDirections(subject)}`,
      heading: subject,
      before: [`פנייה של ${name} (${email}) דרך טופס יצירת הקשר:`],
      action: 'פתיחת הפנייה',
      footnote: `תשובה להודעה הזאת תגיע אל ${name} ממך. אפשר גם לפתוח את הפנייה ולענות בשם הצוות.`,
    }),
    copy: ({ product, subject }) => ({
      subject: `הפנייה שלך אל ${product}`,
      heading: 'הפנייה שלך התקבלה',
      before: [`תודה שכתבת. זה העתק של הפנייה, ”${subject}”:`],
      footnote:
        'התשובה תישלח לכתובת הזאת. לא כתבת את זה? כנראה שמישהו הקליד את הכתובת שלך בטעות: אפשר להתעלם, ודבר נוסף לא יישלח.',
    }),
    answer: ({ product, name, subject, canReply }) => ({
      subject: `Re: ${withoutDirections(subject)}`,
      heading: subject,
      before: [`הפנייה שנשלחה בשם ${name}:`],
      ...(!canReply && { action: 'כתיבת תשובה' }),
      footnote: `זו תשובה של הצוות של ${product} לפנייה מטופס יצירת הקשר. ${
        canReply ? 'אפשר להשיב להודעה הזאת.' : 'איש לא קורא תשובות להודעה הזאת; כדי לענות יש להשתמש בכפתור.'
      }`,
    }),
  },
};
