import type { DemoPost } from './demo-content.js';

export const kitchenPosts: readonly DemoPost[] = [
  {
    by: 'gus_stirs',
    minutesAgo: 37524,
    text: "Whoever told you a roux takes ten minutes was selling something. Pull up a chair. Put on the long record. Forty-five, and don't you answer that phone.",
    nods: 7,
  },
  {
    by: 'arjun_offbreak',
    minutesAgo: 36382,
    text: 'Asked my mother for her sambar recipe. Transcript: "Take dal." How much? "Enough." Tamarind? "Obviously." How long? "Until it\'s done, what kind of question is that."',
    nods: 9,
    replies: [
      {
        by: 'gus_stirs',
        minutesAgo: 36364,
        text: 'Your mama and my Aunt Odile learned from the same book and that book has no numbers in it.',
        nods: 8,
      },
      {
        by: 'savta_miri',
        minutesAgo: 36322,
        text: 'Your mother is right. If you measure, it is chemistry. Savta Miri',
        nods: 12,
        replies: [
          {
            by: 'arjun_offbreak',
            minutesAgo: 36308,
            text: 'I am showing her this. You have just made a friend in Kochi.',
            nods: 5,
          },
        ],
      },
    ],
  },
  {
    by: 'zainab_reads',
    minutesAgo: 31668,
    text: "Mum rang to ask if I'd eaten. I said yes. She asked what. I said toast. She has driven over.",
    nods: 6,
  },
  {
    by: 'gus_stirs',
    minutesAgo: 30717,
    text: 'Red beans went on at nine this morning and the whole block knows it. Two neighbors have "stopped by to return a thing".',
    nods: 4,
  },
  {
    by: 'arjun_offbreak',
    minutesAgo: 30562,
    text: "Sunday special at my uncle's: liver fry with black pepper and curry leaves. I refused it for twenty-six years out of principle and I would like those years back.",
    contentWarning: 'food, offal',
    nods: 5,
  },
  {
    by: 'lou_fairweather',
    minutesAgo: 27496,
    text: 'Dinner report. Twin A: ate only the peas. Twin B: ate everything except the peas. Combined, one child had a complete meal.',
    nods: 10,
  },
  {
    by: 'MothTheo',
    minutesAgo: 23072,
    text: 'Wild leeks are up behind the sugarhouse. Took twelve leaves, left twelve hundred. Butter, eggs, done.',
    nods: 3,
  },
  {
    by: 'gus_stirs',
    minutesAgo: 20478,
    text: 'Cast iron question of the week was "can I use soap". Baby, you can use soap. You can\'t use the dishwasher and you can\'t use fear.',
    nods: 8,
    replies: [
      {
        by: 'ms_abernathy',
        minutesAgo: 20437,
        text: 'Putting "you can\'t use fear" above my classroom door.',
        nods: 3,
      },
    ],
  },
  {
    by: 'dalia_bagina',
    minutesAgo: 19432,
    text: 'קציר ראשון של מנגולד מהגינה הקהילתית: שני ארגזים. מתכונים בבקשה, כי אחרי קציצות, פשטידה ועוד קציצות גם הילדים התחילו להסתכל עליי מוזר 🌱 #גינה',
    nods: 7,
    replies: [
      {
        by: 'savta_miri',
        minutesAgo: 19417,
        text: 'עם שום, לימון וגרגירי חומוס! ולא לבשל אותו עד שהוא מבקש רחמים. סבתא מירי',
        nods: 9,
      },
      {
        by: 'karim_sidewalks',
        minutesAgo: 19404,
        text: "أمي تطبخه مع العدس والحامض. Lentils and lemon, my mother's answer to everything, and she's been right so far.",
        nods: 6,
        replies: [{ by: 'dalia_bagina', minutesAgo: 19385, text: 'עדשים ולימון נכנס לרשימה, תודה לאמא!', nods: 3 }],
      },
    ],
  },
  {
    by: 'delphine-traduit',
    minutesAgo: 16057,
    text: 'Today I learned that English has "crumb" for the inside of a loaf. In French it\'s « la mie ». « Ma mie » is also an old way to say "my love". My baker did not ask for any of this information.',
    nods: 6,
    replies: [
      {
        by: 'ovenat4',
        minutesAgo: 16022,
        text: "your baker may not have. this baker's going to say ma mie to every loaf tomorrow",
        nods: 9,
      },
    ],
  },
  {
    by: 'arjun_offbreak',
    minutesAgo: 14870,
    text: 'Tiffin today: lemon rice, beans thoran, and one mystery pickle from a jar labelled, in my grandmother\'s hand, "NOT YET".',
    nods: 4,
  },
  {
    by: 'savta_miri',
    minutesAgo: 13638,
    text: 'הנכד קנה לי מכונה לקפה. היא שואלת אותי שאלות. בגילי אני רוצה רק לענות. חזרתי לפינג׳אן. #קפה סבתא מירי',
    nods: 9,
    replies: [
      {
        by: 'noam_roasts',
        minutesAgo: 13626,
        text: 'סבתא מירי, בואי תעבדי אצלי. עמדת פינג׳אן, את קובעת את השעות',
        nods: 6,
      },
    ],
  },
  {
    by: 'gus_stirs',
    minutesAgo: 12853,
    text: "There's a kind of quiet right after everybody's served and before anybody says anything. I cook for that.",
    nods: 6,
  },
  {
    by: 'arjun_offbreak',
    minutesAgo: 6155,
    text: 'The "NOT YET" pickle has been opened. It was, in fact, not yet.',
    nods: 7,
  },
  {
    by: 'gus_stirs',
    minutesAgo: 4373,
    text: "Okra skeptics, I hear you. Dry pan, hot, don't crowd it, don't touch it. Come back and apologize to me at your convenience.",
    nods: 3,
  },
];
