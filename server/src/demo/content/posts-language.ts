import type { DemoPost } from './demo-content.js';

export const languagePosts: readonly DemoPost[] = [
  {
    by: 'delphine-traduit',
    minutesAgo: 36511,
    text: "Traduire, c'est chercher ses clés dans la poche de quelqu'un d'autre.",
    nods: 7,
    replies: [
      {
        by: 'zainab_reads',
        minutesAgo: 36481,
        text: 'I got about half of this. Keys, pocket, somebody else?',
        nods: 4,
        replies: [
          {
            by: 'delphine-traduit',
            minutesAgo: 36469,
            text: "To translate is to look for your keys in somebody else's pocket. And to find a very nice pen.",
            nods: 6,
          },
        ],
      },
    ],
  },
  {
    by: 'yael-kotevet',
    minutesAgo: 34616,
    text: 'בַּבֹּקֶר הָעִיר נוֹשֶׁמֶת לְאַט,\nכְּמוֹ מִי שֶׁיָּשְׁנָה עַל צַד אֶחָד.\nאֲנִי סוֹפֶרֶת חַלּוֹנוֹת דּוֹלְקִים\nוּמַגִּיעָה תָּמִיד לְאֶחָד.\n\n#שירה #ירושלים',
    nods: 9,
  },
  {
    by: 'delphine-traduit',
    minutesAgo: 31922,
    text: 'The author writes "she gave him a look". Which one? French has about fourteen and they are not interchangeable. #translation',
    nods: 5,
  },
  {
    by: 'yael-kotevet',
    minutesAgo: 28726,
    text: 'שלוש שעות על פסיק אחד. בבוקר הכנסתי, בצהריים הוצאתי, עכשיו הוא עומד בפתח כמו אורח שלא החליט. #שירה',
    nods: 4,
    replies: [
      { by: 'delphine-traduit', minutesAgo: 28701, text: 'Je connais cette virgule. Elle dort chez moi.', nods: 6 },
    ],
  },
  {
    by: 'delphine-traduit',
    minutesAgo: 26233,
    text: 'Word of the day for the English: « dépaysement », the feeling of not being in your country, which can be awful or can be the whole point of the holiday. #translation',
    nods: 4,
    replies: [{ by: 'danfo_diaries', minutesAgo: 26189, text: 'I get this in Abuja.', nods: 5 }],
  },
  {
    by: 'yael-kotevet',
    minutesAgo: 21545,
    text: 'הַלִּימוֹן שֶׁבֶּחָצֵר\nלֹא שָׁמַע שֶׁהַקַּיִץ נִגְמַר.\nגַּם לִי לֹא סִפְּרוּ.\n\n#שירה',
    nods: 6,
    replies: [
      { by: 'dalia_bagina', minutesAgo: 21527, text: 'ועדיין הוא נותן. גם את 🍋', nods: 4 },
      {
        by: 'noam_roasts',
        minutesAgo: 21495,
        text: 'תלוי אצלנו ליד המכונה מהבוקר. אם זה לא בסדר תגידי ואוריד. אם זה בסדר, יש לך פה קפה',
        nods: 3,
        replies: [
          {
            by: 'yael-kotevet',
            minutesAgo: 21480,
            text: 'בסדר גמור. הפוך, חלש.',
            nods: 5,
            replies: [{ by: 'noam_roasts', minutesAgo: 21476, text: 'נו, משוררים', nods: 6 }],
          },
        ],
      },
    ],
  },
  {
    by: 'delphine-traduit',
    minutesAgo: 18813,
    text: 'My dictionary gives three translations for "cosy". My grandmother gives one: « On est bien, là. » Grandmother wins again. #translation',
    nods: 6,
  },
  {
    by: 'yael-kotevet',
    minutesAgo: 15820,
    text: 'עורכת שירים של אחרים כל השבוע, ובערב מגלה שהשורות שלי למדו לשבת ישר מרוב פחד.',
    nods: 3,
  },
  {
    by: 'delphine-traduit',
    minutesAgo: 13093,
    text: 'Client: "Could you make it more punchy?" It is a will.',
    nods: 4,
  },
  {
    by: 'yael-kotevet',
    minutesAgo: 11459,
    text: 'קראתי הערב בקול בבית קפה קטן, שמונה אנשים וכלב. הכלב יצא באמצע. זו הייתה ביקורת עניינית. #שירה #ירושלים',
    nods: 6,
  },
  {
    by: 'yael-kotevet',
    minutesAgo: 7169,
    text: 'מישהי כתבה לי: "לא הבנתי את השיר אבל הוא הזכיר לי את סבא." אז הבנת.',
    nods: 4,
  },
  {
    by: 'delphine-traduit',
    minutesAgo: 5939,
    text: "Fighting with a pun since Tuesday. It only works in English, the wretch, and it's the murderer's alibi. #translation",
    nods: 5,
    replies: [
      {
        by: 'arjun_offbreak',
        minutesAgo: 5910,
        text: "Send it to me. I've got puns in the fourth declension.",
        nods: 4,
      },
    ],
  },
];
