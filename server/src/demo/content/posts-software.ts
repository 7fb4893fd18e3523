import type { DemoPost } from './demo-content.js';

export const softwarePosts: readonly DemoPost[] = [
  {
    by: 'tobias_maintains',
    minutesAgo: 39388,
    text: 'New issue on almanack this morning: "Please support the 30th of February." No further details. 👍 from four people.',
    nods: 9,
    replies: [
      { by: 'segfault_sam', minutesAgo: 39375, text: 'closes #31st_of_june presumably', nods: 7 },
      {
        by: 'arjun_offbreak',
        minutesAgo: 39348,
        text: 'As an accountant, I have a client who would like this backdated.',
        nods: 5,
      },
    ],
  },
  {
    by: 'omer_debug',
    minutesAgo: 36586,
    text: 'המרצה: "הקוד הזה אלגנטי." הקוד: for בתוך for בתוך if בתוך for, ומשתנה בשם temp2_final',
    nods: 6,
    replies: [
      {
        by: 'tobias_maintains',
        minutesAgo: 36564,
        text: "I don't read Hebrew but I can read temp2_final, and I'm sorry for your loss.",
        nods: 3,
      },
    ],
  },
  {
    by: 'segfault_sam',
    minutesAgo: 34541,
    text: 'nobody:\nabsolutely nobody:\nthe printer driver in my dream: "i have always been here"',
    nods: 8,
  },
  {
    by: 'tobias_maintains',
    minutesAgo: 33600,
    text: 'Things I was thanked for this year as a maintainer: the docs (I didn\'t write those), the logo (my niece, 9), and "responding quickly" (I was on a ferry and had nothing else to do). I keep all three in a text file. The file is doing a lot of work.',
    nods: 12,
    replies: [
      {
        by: 'linda_at_the_desk',
        minutesAgo: 33580,
        text: 'Thank you for the text file. Also, adding mine: our event calendar runs on almanack. Story time has never been on the wrong day.',
        nods: 7,
        replies: [
          {
            by: 'tobias_maintains',
            minutesAgo: 33550,
            text: 'Well now I have to sit on the stairs for a minute.',
            nods: 11,
          },
        ],
      },
    ],
  },
  {
    by: 'omer_debug',
    minutesAgo: 30097,
    text: 'שלוש שעות דיבאג. הבעיה: קובץ config אחד שנשמר עם רווח בסוף. הפתרון: למחוק רווח. הנזק: בלתי הפיך, בעיקר נפשית. #debugging',
    nods: 8,
    replies: [
      {
        by: 'segfault_sam',
        minutesAgo: 30087,
        text: "can't read this but i feel it was whitespace",
        nods: 5,
        replies: [{ by: 'omer_debug', minutesAgo: 30084, text: 'it was whitespace', nods: 9 }],
      },
    ],
  },
  {
    by: 'segfault_sam',
    minutesAgo: 29431,
    text: 'standup tip: if you say "it\'s a timezone thing" everyone goes quiet and respectful, like at a funeral #debugging',
    nods: 4,
  },
  {
    by: 'tobias_maintains',
    minutesAgo: 27917,
    text: "Released almanack 4.2. Changes: it's now wrong about one fewer country. https://almanack.example.org/changes/4.2",
    nods: 6,
    replies: [
      {
        by: 'PriyaTypes',
        minutesAgo: 27882,
        text: 'Which country? Asking for my build.',
        nods: 3,
        replies: [
          { by: 'tobias_maintains', minutesAgo: 27870, text: "It'd be rude to say, they know who they are.", nods: 6 },
        ],
      },
    ],
  },
  {
    by: 'omer_debug',
    minutesAgo: 24808,
    text: 'הקבוצה של הפרויקט: 4 אנשים, 312 הודעות, commit אחד.',
    nods: 5,
    replies: [
      {
        by: 'savta_miri',
        minutesAgo: 24790,
        text: 'עומר, מה זה קומיט? וזה אחד טוב?',
        nods: 10,
        replies: [
          {
            by: 'omer_debug',
            minutesAgo: 24784,
            text: 'זה כמו לשים סיר בפריזר עם תאריך, סבתא. והוא היה בסדר.',
            nods: 8,
            replies: [{ by: 'savta_miri', minutesAgo: 24773, text: 'אז תעשה לפחות שניים', nods: 12 }],
          },
        ],
      },
    ],
  },
  {
    by: 'segfault_sam',
    minutesAgo: 22953,
    text: 'rubber duck debugging but the duck has started asking how i am, generally #debugging',
    nods: 6,
  },
  {
    by: 'tobias_maintains',
    minutesAgo: 22047,
    text: "A stranger sent a pull request that deletes 900 lines and every test passes. I've read it three times looking for the catch. The catch is that they're better at this than me.",
    nods: 5,
  },
  {
    by: 'omer_debug',
    minutesAgo: 20780,
    text: 'the new keyboard at the lab is so loud the TA thought it was applause #mechanicalkeyboards',
    nods: 5,
  },
  {
    by: 'segfault_sam',
    minutesAgo: 17812,
    text: 'estimated the task at "two days". it knew. tasks can smell it',
    nods: 5,
  },
  {
    by: 'arjun_offbreak',
    minutesAgo: 16230,
    text: 'Spreadsheet at work is called FINAL_final_v7_USE_THIS. Below it, edited more recently: FINAL_final_v7_USE_THIS (old).',
    nods: 6,
  },
  {
    by: 'omer_debug',
    minutesAgo: 14671,
    text: 'מבחן באלגוריתמים בעוד יומיים. סטטוס: יודע להסביר quicksort לאמא שלי, לא יודע להסביר אותו לדף.',
    nods: 7,
    replies: [
      {
        by: 'adaeze_nightsky',
        minutesAgo: 14657,
        text: 'Good luck!! Explain it to the page as if the page is your mother.',
        nods: 4,
      },
      {
        by: 'savta_miri',
        minutesAgo: 14611,
        text: 'תאכל משהו לפני. המוח הוא שריר ושריר צריך סוכר. סבתא מירי',
        nods: 11,
      },
    ],
  },
  {
    by: 'tobias_maintains',
    minutesAgo: 13619,
    text: 'The bug was reported in 2016, closed as "can\'t reproduce", and reproduced by me, today, in production, at my own wedding-anniversary dinner booking. Karma has a backlog too. #debugging',
    nods: 8,
  },
  {
    by: 'segfault_sam',
    minutesAgo: 10665,
    text: 'deleted a comment that said "do not touch, nobody knows why this works". touched it. now somebody knows why it worked',
    nods: 7,
    replies: [{ by: 'omer_debug', minutesAgo: 10652, text: 'legend says you are now the comment', nods: 4 }],
  },
  {
    by: 'tobias_maintains',
    minutesAgo: 9260,
    text: "If you file a bug with the version number, the exact input, what you expected and what you got, I'll remember your name for years. @segfault_sam, you're in the good book, page one.",
    nods: 4,
  },
  {
    by: 'linda_at_the_desk',
    minutesAgo: 8975,
    text: 'The library\'s oldest catalog terminal has a keyboard you can hear from the parking lot. A teenager asked if he could "just type on it for a bit". He stayed an hour. He typed his name mostly. #mechanicalkeyboards',
    nods: 6,
    replies: [
      {
        by: 'PriyaTypes',
        minutesAgo: 8953,
        text: 'Please tell me the model number and guard it with your life.',
        nods: 7,
      },
    ],
  },
  {
    by: 'omer_debug',
    minutesAgo: 5784,
    text: 'עברתי!!! 84 באלגוריתמים!! הדף הבין quicksort בסוף 😭',
    nods: 10,
    replies: [
      {
        by: 'savta_miri',
        minutesAgo: 5778,
        text: 'ידעתי!! אכלת?',
        nods: 14,
        replies: [{ by: 'omer_debug', minutesAgo: 5775, text: 'אכלתי', nods: 9 }],
      },
      { by: 'adaeze_nightsky', minutesAgo: 5764, text: 'The page is your mother!!! Congratulations!', nods: 5 },
    ],
  },
  {
    by: 'segfault_sam',
    minutesAgo: 5013,
    text: "it's always dns except the one time you say it's dns #debugging",
    nods: 5,
  },
  {
    by: 'tobias_maintains',
    minutesAgo: 3207,
    text: "Reminder to myself in public: you can close the laptop. The issue tracker is a garden, not an alarm. It'll still be overgrown tomorrow.",
    nods: 5,
    replies: [
      {
        by: 'dalia_bagina',
        minutesAgo: 3167,
        text: "as a gardener: true. and something will be flowering in there you didn't plant 🌱",
        nods: 4,
      },
    ],
  },
];
