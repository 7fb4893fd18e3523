import type { DemoPost } from './demo-content.js';

export const invitationConversations: readonly DemoPost[] = [
  {
    by: 'eitan_baderech',
    minutesAgo: 17952,
    text: 'שרשור תלונות רשמי על לוחות התצוגה בתחנות. אני מתחיל: הלוח שלי הראה הבוקר "3 דקות", אחר כך "1 דקה", אחר כך "4 דקות", ואז כבה. כמו שיחה עם קבלן. #רכבת #ירושלים',
    nods: 7,
    replies: [
      {
        by: 'savta_miri',
        minutesAgo: 17942,
        text: 'אצלנו הלוח כותב "ברוכים הבאים" כבר שנה. תודה, אבל מתי האוטובוס? #רכבת סבתא מירי',
        nods: 6,
      },
      {
        by: 'karim_sidewalks',
        minutesAgo: 17930,
        text: 'בחיפה הלוח מדויק לגמרי, פשוט תלוי על קיר שאפשר לראות רק מתוך האוטובוס',
        nods: 5,
        replies: [{ by: 'eitan_baderech', minutesAgo: 17925, text: 'אי אפשר להמציא דברים כאלה', nods: 6 }],
      },
      {
        by: 'danfo_diaries',
        minutesAgo: 17907,
        text: 'I pasted this into a translator. You people have BOARDS?',
        nods: 8,
        replies: [
          {
            by: 'eitan_baderech',
            minutesAgo: 17899,
            text: 'We have boards. What do you have?',
            nods: 5,
            replies: [
              {
                by: 'danfo_diaries',
                minutesAgo: 17893,
                text: "A man named Sunday who shouts. He's never been wrong.",
                nods: 13,
                replies: [
                  {
                    by: 'eitan_baderech',
                    minutesAgo: 17889,
                    text: 'I will trade you eleven boards for Sunday.',
                    nods: 9,
                  },
                ],
              },
            ],
          },
        ],
      },
      {
        by: 'route_42_ron',
        minutesAgo: 17832,
        text: 'The first display at our terminus was fitted in 1999. It said DELAYED before it was even switched on. There was a transfer stuck to the glass.',
        nods: 10,
      },
      { by: 'frankie_slowly', minutesAgo: 17772, text: 'Ours says "Due". Just "Due". Like a philosopher', nods: 4 },
    ],
  },
  {
    by: 'yael-kotevet',
    minutesAgo: 14408,
    text: 'ערב שירה קטן, כאן, בשרשור. כללים: עד שלוש שורות, כל שפה, אסור להתנצל. אני פותחת:\n\nעַל הַחֶבֶל, חֻלְצָה אַחַת\nמְנַפְנֶפֶת לַשָּׁכֵן\nכְּאִלּוּ הִיא אֲנִי.\n\n#שירה',
    nods: 7,
    replies: [
      {
        by: 'hana_paper',
        minutesAgo: 14394,
        text: '物干しの\n袖が手を振る\n留守の家\n\n(sleeves on the line / waving from a house / with nobody home) I answer your shirt. #שירה',
        nods: 8,
        replies: [{ by: 'yael-kotevet', minutesAgo: 14385, text: 'עכשיו החולצה שלי יודעת שהיא לא לבד', nods: 6 }],
      },
      {
        by: 'delphine-traduit',
        minutesAgo: 14383,
        text: "Au fil, deux chaussettes\nqui ne s'étaient jamais plu\nsèchent ensemble.\n#שירה",
        nods: 6,
        replies: [
          {
            by: 'zainab_reads',
            minutesAgo: 14377,
            text: 'Two socks who never liked each other, drying together? I got it without help!!',
            nods: 5,
            replies: [
              {
                by: 'delphine-traduit',
                minutesAgo: 14373,
                text: 'Ten out of ten. "Qui ne s\'étaient jamais plu" is worth three points by itself.',
                nods: 4,
              },
            ],
          },
        ],
      },
      {
        by: 'karim_sidewalks',
        minutesAgo: 14368,
        text: 'على السطح ملاءةٌ بيضاء\nتحاول كل صباح\nأن تصير غيمة.\n(On the roof a white sheet tries, every morning, to become a cloud.) #שירה',
        nods: 7,
      },
      {
        by: 'segfault_sam',
        minutesAgo: 14348,
        text: 'laundry in the rain\ni wrote a script that checks for rain\nit was correct',
        nods: 6,
        replies: [
          {
            by: 'yael-kotevet',
            minutesAgo: 14343,
            text: "this is a perfect poem and you're not allowed to apologize",
            nods: 7,
          },
        ],
      },
      {
        by: 'savta_miri',
        minutesAgo: 14288,
        text: 'תליתי, יבש, קיפלתי.\nארבעים ושש שנה.\nמי היה מאמין שזה שיר. #שירה',
        nods: 14,
        replies: [
          {
            by: 'yael-kotevet',
            minutesAgo: 14280,
            text: 'סבתא מירי ניצחה. סוגרים את הערב.',
            nods: 18,
            replies: [{ by: 'savta_miri', minutesAgo: 14274, text: 'מה, היה פרס?', nods: 10 }],
          },
        ],
      },
    ],
  },
];
