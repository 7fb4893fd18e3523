import type { Language } from '#kernel/request/language.js';
import type { Outcome, ReportOutcomeName } from '../moderation.enums.js';

interface Text {
  subject: string;
  heading: string;
  before: string[];
  action?: string;
  footnote: string;
}

interface Names {
  product: string;
  /** With the @. */
  handle: string;
}

interface Decided extends Names {
  outcome: Outcome;
  /** What it is based on: a rule's text, or the name of a law. */
  ground: { kind: 'RULE' | 'LAW'; text: string };
  /** As people write it, if it ends by itself. */
  until: string | null;
  isByNotice: boolean;
  days: number;
}

interface ModerationMailTexts {
  /** To the person concerned: the statement of reasons; the facts follow `before`. */
  decided: (about: Decided) => Text;
  overruled: (names: Names) => Text;
  /** To who appealed; the reasons follow `before`. */
  appealAnswered: (names: Names & { isGranted: boolean }) => Text;
  /** To who sent a notice without an account; a copy of it follows `before`. */
  noticeReceived: (names: { product: string; number: string }) => Text;
  /** The same; the reasons follow `before`. */
  noticeDecided: (names: { product: string; number: string; outcome: ReportOutcomeName }) => Text;
}

export const MODERATION_MAILS: Readonly<Record<Language, ModerationMailTexts>> = {
  en: {
    decided: ({ product, handle, outcome, ground, until, isByNotice, days }) => ({
      subject: `A decision about your account on ${product}`,
      heading: {
        NO_VIOLATION: 'Everything is in order',
        WARNING: 'A warning',
        LABEL: 'Your quack was marked as sensitive',
        REMOVE: 'Your quack was removed',
        LIMIT: 'Your account was limited',
        FREEZE: "You can't post for a while",
        SUSPEND: 'Your account was suspended',
      }[outcome],
      before: [
        {
          NO_VIOLATION: 'Nothing against the rules was found.',
          WARNING: 'Nothing was removed. Please mind this from now on.',
          LABEL:
            'Its pictures and videos are covered until someone wants to see them. Only a successful appeal takes the mark away.',
          REMOVE: 'No one can see it anymore. If your appeal is granted within 30 days, it comes back.',
          LIMIT: 'Only your followers, and people who have the address, see what you write from now on.',
          FREEZE: `Until ${until ?? ''} you can read everything, but not write.`,
          SUSPEND:
            'No one can see your profile and your quacks anymore. You can sign in to read the reasons, to appeal and to export your data.',
        }[outcome],
        ground.kind === 'RULE' ? `It's based on this rule: “${ground.text}”` : `It's based on this law: ${ground.text}`,
        isByNotice
          ? 'Someone reported it, and a person of our team decided.'
          : 'A person of our team noticed it and decided.',
        'The reasons:',
      ],
      action: 'See the decision or appeal',
      footnote: `This email is for ${handle}. You can appeal within ${days} days; someone else then decides. You can also turn to a court.`,
    }),
    overruled: ({ product, handle }) => ({
      subject: `A decision about your account on ${product} was undone`,
      heading: 'We undid a decision',
      before: ['A decision about your account no longer applies, and what it did was undone where that was possible.'],
      action: 'See the decision',
      footnote: `This email is for ${handle}.`,
    }),
    appealAnswered: ({ product, handle, isGranted }) => ({
      subject: `Your appeal on ${product}`,
      heading: isGranted ? 'Your appeal was granted' : 'Your appeal was denied',
      before: [
        isGranted ? 'You were right: the decision no longer applies.' : 'We looked at it again. The decision stands.',
        'The reasons:',
      ],
      action: 'See the decision',
      footnote: `This email is for ${handle}.`,
    }),
    noticeReceived: ({ product, number }) => ({
      subject: `Your notice to ${product} (${number})`,
      heading: 'We got your notice',
      before: [`Its number is ${number}. A person of our team decides, and we'll tell you the result. Here's a copy:`],
      footnote: `If you didn't write this, someone typed your address by mistake: ignore this email.`,
    }),
    noticeDecided: ({ product, number, outcome }) => ({
      subject: `Your notice to ${product} (${number}) was decided`,
      heading: {
        ACTED: 'We took action',
        NOT_A_VIOLATION: 'We found nothing against law or rules',
        ALREADY_GONE: 'What you reported is gone',
      }[outcome],
      before: [
        {
          ACTED: 'Thank you. A person of our team looked at it and took a measure.',
          NOT_A_VIOLATION: 'A person of our team looked at it. It stays as it is.',
          ALREADY_GONE: 'When we looked, it was no longer there.',
        }[outcome],
      ],
      footnote: 'If you disagree, reply through the contact form in our help center, or turn to a court.',
    }),
  },
  he: {
    decided: ({ product, handle, outcome, ground, until, isByNotice, days }) => ({
      subject: `החלטה לגבי החשבון שלך ב־${product}`,
      heading: {
        NO_VIOLATION: 'הכול בסדר',
        WARNING: 'אזהרה',
        LABEL: 'קוואק שלך סומן כרגיש',
        REMOVE: 'קוואק שלך הוסר',
        LIMIT: 'החשבון שלך הוגבל',
        FREEZE: 'אי אפשר לפרסם לזמן מה',
        SUSPEND: 'החשבון שלך הושעה',
      }[outcome],
      before: [
        {
          NO_VIOLATION: 'לא נמצאה הפרה של הכללים.',
          WARNING: 'שום דבר לא הוסר. חשוב לשים לב לכך מעתה.',
          LABEL: 'התמונות והסרטונים שבו מכוסים עד שמישהו בוחר לראות אותם. רק ערעור שיתקבל יסיר את הסימון.',
          REMOVE: 'איש לא רואה אותו יותר. אם הערעור יתקבל בתוך 30 יום, הוא יחזור.',
          LIMIT: 'מעכשיו רק העוקבים שלך, ומי שהכתובת בידיו, רואים את מה שנכתב בחשבון.',
          FREEZE: `עד ${until ?? ''} אפשר לקרוא הכול, אבל לא לכתוב.`,
          SUSPEND:
            'איש לא רואה יותר את הפרופיל ואת הקוואקים שלך. אפשר להיכנס כדי לקרוא את הנימוקים, לערער ולייצא את הנתונים.',
        }[outcome],
        ground.kind === 'RULE' ? `ההחלטה מבוססת על הכלל: ”${ground.text}”` : `ההחלטה מבוססת על החוק: ${ground.text}`,
        isByNotice ? 'התקבל דיווח, ואדם מהצוות שלנו החליט.' : 'אדם מהצוות שלנו שם לב לכך והחליט.',
        'הנימוקים:',
      ],
      action: 'צפייה בהחלטה או ערעור',
      footnote: `ההודעה נשלחה אל ${handle}. אפשר לערער בתוך ${days} ימים, ואז אדם אחר מחליט. אפשר גם לפנות לבית משפט.`,
    }),
    overruled: ({ product, handle }) => ({
      subject: `החלטה לגבי החשבון שלך ב־${product} בוטלה`,
      heading: 'ביטלנו החלטה',
      before: ['החלטה לגבי החשבון שלך כבר לא בתוקף, ומה שנעשה בעקבותיה בוטל ככל האפשר.'],
      action: 'צפייה בהחלטה',
      footnote: `ההודעה נשלחה אל ${handle}.`,
    }),
    appealAnswered: ({ product, handle, isGranted }) => ({
      subject: `הערעור שלך ב־${product}`,
      heading: isGranted ? 'הערעור שלך התקבל' : 'הערעור שלך נדחה',
      before: [isGranted ? 'הצדק איתך: ההחלטה כבר לא בתוקף.' : 'בדקנו שוב. ההחלטה נשארת בתוקף.', 'הנימוקים:'],
      action: 'צפייה בהחלטה',
      footnote: `ההודעה נשלחה אל ${handle}.`,
    }),
    noticeReceived: ({ product, number }) => ({
      subject: `ההודעה שלך אל ${product} (${number})`,
      heading: 'ההודעה שלך התקבלה',
      before: [`המספר שלה הוא ${number}. אדם מהצוות שלנו יחליט, ונודיע לך על התוצאה. זה העתק שלה:`],
      footnote: 'לא כתבת את זה? כנראה שמישהו הקליד את הכתובת שלך בטעות: אפשר להתעלם.',
    }),
    noticeDecided: ({ product, number, outcome }) => ({
      subject: `התקבלה החלטה בהודעה שלך אל ${product} (${number})`,
      heading: {
        ACTED: 'נקטנו צעד',
        NOT_A_VIOLATION: 'לא מצאנו הפרה של החוק או של הכללים',
        ALREADY_GONE: 'מה שדיווחת עליו כבר לא קיים',
      }[outcome],
      before: [
        {
          ACTED: 'תודה. אדם מהצוות שלנו בדק ונקט צעד.',
          NOT_A_VIOLATION: 'אדם מהצוות שלנו בדק. הכול נשאר כפי שהוא.',
          ALREADY_GONE: 'כשבדקנו, זה כבר לא היה שם.',
        }[outcome],
      ],
      footnote: 'אם ההחלטה לא נראית לך, אפשר להשיב דרך טופס יצירת הקשר במרכז העזרה, או לפנות לבית משפט.',
    }),
  },
};
