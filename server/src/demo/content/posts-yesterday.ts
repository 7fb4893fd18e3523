import type { DemoPost } from './demo-content.js';

export const yesterdayPosts: readonly DemoPost[] = [
  {
    by: 'nightshift_mei',
    minutesAgo: 2418,
    text: "bed 9 went home at shift change. cat waiting in the car, his daughter said, and yes, she's fat. he shook everyone's hand down the hall like a man leaving a wedding. #nightshift",
    nods: 10,
    replies: [
      {
        by: 'lou_fairweather',
        minutesAgo: 2358,
        text: 'Pretzel and I are both a mess about this. Good luck, bed 9.',
        nods: 9,
      },
      { by: 'savta_miri', minutesAgo: 2178, text: 'He should eat sardines too. Savta Miri', nods: 7 },
    ],
  },
  {
    by: 'ovenat4',
    minutesAgo: 2334,
    text: "forty buns. currants. if you're on the 6.20 minibus they're on the back seat, under the tea towel, don't let @wrenwatcher tell you they're for the birds #sourdough",
    nods: 6,
  },
  {
    by: 'dalia_bagina',
    minutesAgo: 2218,
    text: 'עדכון בעניין הפרופסור: הזחל ירד הלילה לאדמה. משמר הכבוד עמד דקה דומייה ואז רב מי יהיה הבא בתור למשמרת. 🐛 #גינה',
    nods: 7,
    replies: [
      {
        by: 'MothTheo',
        minutesAgo: 2188,
        text: "Three weeks or so, maybe longer if it's cool. Tell the guard: no digging, no peeking, one loud squeak expected.",
        nods: 8,
      },
    ],
  },
  {
    by: 'eitan_baderech',
    minutesAgo: 2070,
    text: 'אין רכבת הבוקר. יצאתי ברגל לראות אם גם הרחובות יודעים להגיע בזמן. הם כבר שם. #ירושלים',
    nods: 3,
  },
  {
    by: 'lowtide_ines',
    minutesAgo: 2040,
    text: 'Spring tide. The rocks that are only out twice a month were out this morning, looking like people caught in a towel. #tidepools',
    nods: 5,
  },
  {
    by: 'danfo_diaries',
    minutesAgo: 1953,
    text: 'My father kept every bus ticket from the week I was born. Eleven of them, all the same route, home to hospital and back. On the third day there are two outbound and no return, because he slept in the corridor. On the eighth day there\'s one ticket home, and on the back he wrote "now three of us, still one seat". I found them this morning looking for a screwdriver. Didn\'t fix the thing I was fixing. Sat on the floor and rode the route.',
    nods: 11,
    replies: [
      {
        by: 'route_42_ron',
        minutesAgo: 1941,
        text: 'I have carried a good many of those fathers. You can always tell. They forget to sit down.',
        nods: 14,
      },
      {
        by: 'eitan_baderech',
        minutesAgo: 1927,
        text: "I've been collecting timetables for thirty years, and none of mine say anything like that.",
        nods: 7,
      },
      {
        by: 'linda_at_the_desk',
        minutesAgo: 1833,
        text: "If you ever scan them, an archive near you would treat them like gold. I'd write the letter myself.",
        nods: 5,
      },
    ],
  },
  {
    by: 'PriyaTypes',
    minutesAgo: 1885,
    text: "Two days of desoldering. The board's fine. I've a burn shaped like Sri Lanka. #mechanicalkeyboards",
    nods: 4,
  },
  {
    by: 'arjun_offbreak',
    minutesAgo: 1851,
    text: "Mrs. Thomas has moved the sambar to the other side of the terrace. We've moved the pitch. #cricket",
    nods: 5,
  },
  {
    by: 'yael-kotevet',
    minutesAgo: 1713,
    text: 'הילד של השכנים מתאמן בחליל על אותם שמונה צלילים כבר שבוע. היום הוא טעה, וזה היה יפה יותר. הוא עצר, וגם הוא שמע.',
    nods: 4,
  },
  {
    by: 'gus_stirs',
    minutesAgo: 1668,
    text: "Lou sent me a picture of eleven empty bowls. I'm not crying, I'm reducing.",
    nods: 6,
  },
  {
    by: 'hana_paper',
    minutesAgo: 1598,
    text: "Bound Ada's poster. Full leather, gold title: PREZL. It ships to Toronto tomorrow. #bookbinding",
    nods: 5,
    replies: [{ by: 'lou_fairweather', minutesAgo: 1592, text: 'HANA', nods: 9 }],
  },
  {
    by: 'noam_roasts',
    minutesAgo: 1590,
    text: 'הסוד הגדול של בתי הקפה: אנחנו זוכרים את ההזמנה שלך, לא את השם. סליחה, הפוך־קטן־חם־מאוד, את נהדרת. #קפה',
    nods: 5,
  },
  {
    by: 'zainab_reads',
    minutesAgo: 1533,
    text: "Wearing binoculars in the house. Mum asked who I'm expecting.",
    nods: 7,
    replies: [{ by: 'wrenwatcher', minutesAgo: 1519, text: 'It starts like this.', nods: 6 }],
  },
  {
    by: 'tobias_maintains',
    minutesAgo: 1513,
    text: 'Walked up the mountain in the rain, saw nothing, came down in the rain. The cinnamon bun at the bottom was the view.',
    nods: 4,
  },
  {
    by: 'frankie_slowly',
    minutesAgo: 1483,
    text: 'Declan and I did our first "brick session". That\'s a bike then a run. My legs have formed a union. #slowrunning',
    nods: 4,
  },
  {
    by: 'omer_debug',
    minutesAgo: 1467,
    text: 'דו״ח מעבדה: המחמצת שלי הכפילה את עצמה בחמש שעות וארבעים. מי שיש לו ילד מבין אותי #sourdough',
    nods: 5,
    replies: [
      {
        by: 'ovenat4',
        minutesAgo: 1456,
        text: 'FIVE FORTY. proud of you. does it have a name',
        nods: 9,
        replies: [
          {
            by: 'omer_debug',
            minutesAgo: 1450,
            text: 'Null. because nothing should come from it and here we are',
            nods: 10,
          },
        ],
      },
    ],
  },
];
