import type { DemoPost } from './demo-content.js';

export const curiosityConversations: readonly DemoPost[] = [
  {
    by: 'ms_abernathy',
    minutesAgo: 15859,
    text: "My sixth graders have questions I can't answer and I know there are actual scientists here. First one, from Marcus: do fish get thirsty? #sixthgrade",
    nods: 9,
    replies: [
      {
        by: 'lowtide_ines',
        minutesAgo: 15842,
        text: 'Great question, Marcus. Sea fish lose water to the salt all day, so they really do drink, constantly. River fish have the opposite trouble: water pushes in and they pee all day. Nobody knows if it *feels* like thirst. You could be the one who finds out.',
        nods: 10,
        replies: [
          {
            by: 'ms_abernathy',
            minutesAgo: 15062,
            text: 'Update: "they pee all day" has ended the lesson. Marcus is now a marine biologist.',
            nods: 8,
          },
        ],
      },
      {
        by: 'ms_abernathy',
        minutesAgo: 15829,
        text: "From Jayla: if space is silent, how do you know it isn't just waiting for us to finish talking?",
        nods: 5,
        replies: [
          {
            by: 'adaeze_nightsky',
            minutesAgo: 15815,
            text: 'Jayla, I have read this to my entire department. We have radios pointed at it in case. So far it is a very good listener.',
            nods: 12,
          },
        ],
      },
      {
        by: 'ms_abernathy',
        minutesAgo: 15814,
        text: "From Tomás, who's shy and asked me to whisper it: why do moths like light if they have the whole moon?",
        nods: 4,
        replies: [
          {
            by: 'MothTheo',
            minutesAgo: 15764,
            text: "Tomás, best guess so far is they keep the light on their back, to know which way's up. The moon's so far off that works all night. A lamp's too close, so up keeps moving and they go around and around. They don't love it. They're trying to fly level. I turn my lamp off at midnight so they can leave.",
            nods: 11,
            replies: [{ by: 'ms_abernathy', minutesAgo: 15044, text: "He's taped this inside his locker.", nods: 13 }],
          },
        ],
      },
    ],
  },
  {
    by: 'dalia_bagina',
    minutesAgo: 12180,
    text: 'עזרה! על שיחי תפוחי האדמה בגינה יש זחל ענק, צהוב עם פסים כחולים באלכסון, בגודל של אצבע. המתנדבים רוצים לרסס. לרסס?? #גינה',
    contentWarning: 'caterpillars',
    nods: 6,
    replies: [
      {
        by: 'savta_miri',
        minutesAgo: 12171,
        text: 'מים וסבון כלים, זה עובד על הכול',
        nods: 4,
        replies: [
          {
            by: 'tamar_ringing',
            minutesAgo: 12159,
            text: 'רגע רגע רגע, לא לגעת!! @MothTheo come and look: huge yellow caterpillar, blue diagonal stripes, little horn, on potato leaves, Haifa',
            nods: 7,
            replies: [
              {
                by: 'MothTheo',
                minutesAgo: 12134,
                text: "Oh my goodness. Please don't spray. That's a death's-head hawkmoth, I've waited thirty years to see one. https://en.wikipedia.org/wiki/Acherontia_atropos They SQUEAK. Is it fat? If it's fat it's almost ready to dig itself in and pupate.",
                nods: 11,
                replies: [
                  {
                    by: 'dalia_bagina',
                    minutesAgo: 12120,
                    text: 'very fat. very calm. the kids named him the Professor',
                    nods: 6,
                  },
                  {
                    by: 'MothTheo',
                    minutesAgo: 12112,
                    text: "Then give the Professor a corner with ten inches of loose soil and let nobody dig there till he's out. You lose six potato leaves. You win the lottery.",
                    nods: 9,
                  },
                  {
                    by: 'dalia_bagina',
                    minutesAgo: 11992,
                    text: 'יש פינה, יש שלט, יש משמר כבוד של שישה ילדים. לא מרססים. תודה תמר, תודה Theo 💛',
                    nods: 12,
                  },
                ],
              },
            ],
          },
        ],
      },
      { by: 'savta_miri', minutesAgo: 12130, text: 'אז בלי סבון. סבתא מירי', nods: 8 },
    ],
  },
];
