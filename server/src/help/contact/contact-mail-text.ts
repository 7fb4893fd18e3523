import type { Language } from '#kernel/request/language.js';

/** What a mail about a message says; the message itself comes between. */
interface ContactMailText {
  subject: string;
  heading: string;
  before: string[];
  footnote: string;
}

interface ContactMailTexts {
  /** To whoever runs the site. */
  received: (names: { product: string; name: string; email: string; subject: string }) => ContactMailText;
  /** To whoever wrote. */
  copy: (names: { product: string; subject: string }) => ContactMailText;
}

export const CONTACT_MAILS: Readonly<Record<Language, ContactMailTexts>> = {
  en: {
    received: ({ product, name, email, subject }) => ({
      subject: `[${product}] ${subject}`,
      heading: subject,
      before: [`${name} (${email}) wrote by the contact form:`],
      footnote: `Answer this mail to answer ${name}. The message is also kept with the others in the help center.`,
    }),
    copy: ({ product, subject }) => ({
      subject: `Your message to ${product}`,
      heading: 'We have received your message',
      before: [`Thank you for writing. This is a copy of your message, “${subject}”:`],
      footnote:
        'Somebody will answer to this address. If you did not write this, somebody else typed your address by mistake: ignore this mail, and nothing more will come.',
    }),
  },
  he: {
    received: ({ product, name, email, subject }) => ({
      subject: `[${product}] ${subject}`,
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
  },
};
