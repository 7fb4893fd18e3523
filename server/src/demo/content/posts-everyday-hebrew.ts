import type { DemoPost } from './demo-content.js';

export const everydayHebrewPosts: readonly DemoPost[] = [
  {
    by: 'savta_miri',
    minutesAgo: 38984,
    text: 'שלום לכולם. הנכד פתח לי כאן חשבון. אני בת 74, אוהבת תשבצים, סרטים ישנים ולהיות צודקת. סבתא מירי',
    nods: 21,
    replies: [
      {
        by: 'omer_debug',
        minutesAgo: 38978,
        text: 'ברוכה הבאה! לא צריך לחתום בסוף, השם שלך מופיע למעלה',
        nods: 8,
        replies: [
          { by: 'savta_miri', minutesAgo: 38969, text: 'מי שלא חותם כנראה מתבייש במה שכתב. סבתא מירי', nods: 17 },
        ],
      },
      {
        by: 'route_42_ron',
        minutesAgo: 38962,
        text: 'I am told this says hello. Hello. I am 72 and I am also new to hashtags.',
        nods: 9,
        replies: [
          {
            by: 'savta_miri',
            minutesAgo: 38927,
            text: 'Hello Ron. You drive a bus? My late husband drove Egged line 51. Savta Miri',
            nods: 13,
            replies: [
              { by: 'route_42_ron', minutesAgo: 38915, text: 'Then you know. Mind how you go, Miri.', nods: 16 },
            ],
          },
        ],
      },
    ],
  },
  {
    by: 'noam_roasts',
    minutesAgo: 38072,
    text: 'נכנס זוג, ביקשו "משהו שלא טעים כמו קפה". הכנתי להם תה. כולם יצאו מרוצים חוץ מהגאווה שלי. #קפה',
    nods: 5,
  },
  {
    by: 'omer_debug',
    minutesAgo: 35941,
    text: 'דברים שלמדתי השבוע:\n1. רקורסיה\n2. מכונת הכביסה במעונות בולעת גרב אחת בכל קריאה\n3. ראו סעיף 1',
    nods: 6,
  },
  {
    by: 'savta_miri',
    minutesAgo: 35223,
    text: 'מה זה "הנהון"? לחצתי על משהו ליד ההודעה של יעל והוא נצבע. אם הזמנתי בטעות פיצה, שמישהו יגיד. סבתא מירי',
    nods: 10,
    replies: [
      {
        by: 'tamar_ringing',
        minutesAgo: 35215,
        text: 'זה nod, כמו להנהן למישהו בשיחה. רק בלי כאבי צוואר',
        nods: 6,
        replies: [{ by: 'savta_miri', minutesAgo: 35204, text: 'אה. אז אני מהנהנת לכולם, למה לא', nods: 9 }],
      },
    ],
  },
  {
    by: 'eitan_baderech',
    minutesAgo: 33331,
    text: 'שאלו אותי בעבודה מה התחביב שלי. אמרתי "לוחות זמנים". השתררה שתיקה. יצאה בזמן ונמשכה ארבע דקות.',
    nods: 4,
  },
  {
    by: 'yael-kotevet',
    minutesAgo: 32351,
    text: 'גשם ראשון על אבן ירושלמית. אין למילה "פטריכור" שום סיכוי מול הדבר עצמו. #ירושלים',
    nods: 5,
  },
  {
    by: 'savta_miri',
    minutesAgo: 30295,
    text: 'כל יום אני פותרת את התשבץ בעט. הבת שלי אומרת שזה יהיר. שש אותיות, מתחיל ב־נ: ניסיון.',
    nods: 7,
  },
  {
    by: 'noam_roasts',
    minutesAgo: 28944,
    text: 'הסבירו לי היום ש"קפה זה רק קופאין". באותה מידה ים זה רק מים, ואמא שלך זה רק טלפון. #קפה',
    nods: 4,
  },
  {
    by: 'tamar_ringing',
    minutesAgo: 27632,
    text: 'שבוע של חמסין. גם השרקרקים יושבים על החוט עם הפה פתוח כאילו מישהו סיפר להם מחיר של דירה. #צפרות',
    nods: 4,
  },
  {
    by: 'dalia_bagina',
    minutesAgo: 26502,
    text: 'סבא של אחד המתנדבים בא "רק להציץ" בגינה. אחרי שעתיים הוא היה עם מעדר, כובע של מישהו אחר ושתי תלמידות. #גינה',
    nods: 6,
  },
  {
    by: 'savta_miri',
    minutesAgo: 24982,
    text: 'הנכדה לימדה אותי לשלוח לב. שלחתי לקופת חולים. ענו לי תוך דקה, פעם ראשונה בחיים. סבתא מירי ❤️',
    nods: 12,
  },
  {
    by: 'omer_debug',
    minutesAgo: 22883,
    text: 'חצות וחצי במעונות: מישהו מטגן שניצל בקומה שלוש והבניין כולו ער ומיואש',
    nods: 5,
    replies: [
      {
        by: 'noam_roasts',
        minutesAgo: 22876,
        text: 'לכו אחרי הריח. ככה התחילו קהילות',
        nods: 3,
        replies: [
          {
            by: 'omer_debug',
            minutesAgo: 22850,
            text: 'הלכנו. היו 9 אנשים במטבח ו־4 שניצלים. חילקנו כמו מבוגרים. עכשיו יש קבוצה, קוראים לה "קומה 3"',
            nods: 8,
          },
        ],
      },
    ],
  },
  {
    by: 'yael-kotevet',
    minutesAgo: 22146,
    text: 'בשוק, האיש של הזיתים: "קחי, תטעמי, לא חייבת לקנות." לקחתי, טעמתי, קניתי. הוא יודע יותר על רטוריקה ממני. #ירושלים',
    nods: 4,
  },
  {
    by: 'eitan_baderech',
    minutesAgo: 20242,
    text: 'הצלחתי: ירושלים–באר שבע–חיפה–ירושלים ביום אחד, בלי לצאת מאף תחנה. אשתי שאלה איפה הייתי. אמרתי "בכל מקום". טכנית. #רכבת',
    nods: 5,
    replies: [
      {
        by: 'pete_route9',
        minutesAgo: 20218,
        text: "Ran this through my neighbor's kid, who says you rode trains in a triangle all day. Respect.",
        nods: 3,
      },
    ],
  },
  {
    by: 'noam_roasts',
    minutesAgo: 18745,
    text: 'אני ב־6:00: פותח, מסדר, ממתין בחיוך.\nאני ב־6:04: מי זה שהעז לבוא ב־6:04. #קפה',
    nods: 6,
  },
  {
    by: 'savta_miri',
    minutesAgo: 17228,
    text: 'בסרט של אתמול הם דיברו מהר, חשוך, והמוזיקה רועשת. פעם היו מדליקים אור לפני שמישהו מת. סבתא מירי',
    nods: 8,
  },
  {
    by: 'tamar_ringing',
    minutesAgo: 16024,
    text: 'מטייל עצר אותי: "סליחה, יש פה משהו מעניין לראות?" מעלינו באותו רגע עברו בערך שמונת אלפים חסידות. #צפרות',
    nods: 5,
  },
  {
    by: 'omer_debug',
    minutesAgo: 14992,
    text: 'הברווז של הפקולטה (אמיתי, יש ברווז) נכנס היום להרצאה בלוגיקה, הקשיב רבע שעה ויצא. המרצה: "הוא הבין." 🦆',
    nods: 4,
    replies: [{ by: 'tamar_ringing', minutesAgo: 14979, text: 'ברכייה, זכר. ואני מאמינה למרצה', nods: 4 }],
  },
  {
    by: 'dalia_bagina',
    minutesAgo: 13531,
    text: 'מי שלקח מהגינה את המזמרה הירוקה: היא לא חותכת, היא רק נראית טוב. תחזירו כשנוח. #גינה',
    nods: 3,
  },
  {
    by: 'eitan_baderech',
    minutesAgo: 12004,
    text: '"נא לעמוד מאחורי הקו הצהוב." אין קו צהוב. עמדנו כולם מאחורי הרעיון. #רכבת',
    nods: 3,
  },
  {
    by: 'savta_miri',
    minutesAgo: 10073,
    text: 'עומר הסביר לי מה זה סולמית. אז הנה: #סולמית. חיכיתי. לא קרה כלום. סבתא מירי',
    nods: 10,
    replies: [
      {
        by: 'omer_debug',
        minutesAgo: 10068,
        text: 'צריך לשים אחריה משהו שמעניין עוד אנשים',
        nods: 4,
        replies: [{ by: 'savta_miri', minutesAgo: 10054, text: '#שניצל', nods: 15 }],
      },
    ],
  },
  {
    by: 'noam_roasts',
    minutesAgo: 9360,
    text: 'ילדה בת ארבע הזמינה "הפוך בלי קפה ובלי חלב". הגשתי לה כוס ריקה עם קצף. נתנה לי ציון תשע. #קפה',
    nods: 5,
  },
  {
    by: 'yael-kotevet',
    minutesAgo: 7379,
    text: 'חָתוּל יָשֵׁן עַל סֵפֶר שֶׁלֹּא גָּמַרְתִּי.\nאֶחָד מֵאִתָּנוּ יוֹדֵעַ אֵיךְ זֶה נִגְמָר.\n\n#שירה',
    nods: 5,
    replies: [
      {
        by: 'linda_at_the_desk',
        minutesAgo: 7349,
        text: "Please, somebody, English? There's a cat in it and I have a professional interest.",
        nods: 3,
        replies: [
          {
            by: 'delphine-traduit',
            minutesAgo: 7340,
            text: '"A cat asleep on a book I haven\'t finished. / One of us knows how it ends." And it is better in hers.',
            nods: 7,
          },
        ],
      },
    ],
  },
  {
    by: 'dalia_bagina',
    minutesAgo: 6454,
    text: 'הדחליל שבנו הילדים נראה בדיוק כמו יו״ר הוועד. היו״ר ביקש עותק לבית. #גינה',
    nods: 4,
  },
  {
    by: 'omer_debug',
    minutesAgo: 4291,
    text: 'המרצה כתב לי על העבודה "מעניין". בלי נקודה בסוף. שלושה חברים כבר ניתחו את זה ואין הסכמה',
    nods: 6,
  },
  {
    by: 'savta_miri',
    minutesAgo: 3539,
    text: 'קמתי, פתחתי תריס, והשכן ממול גם פתח תריס, והנהנו. זה בדיוק כמו כאן רק עם פיג׳מה. סבתא מירי',
    nods: 9,
  },
];
