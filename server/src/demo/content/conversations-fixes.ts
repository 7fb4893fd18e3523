import type { DemoPost } from './demo-content.js';

export const fixConversations: readonly DemoPost[] = [
  {
    by: 'omer_debug',
    minutesAgo: 10405,
    text: 'ok help. my first #sourdough came out of the oven like a hockey puck. dense, grey, a bit shiny inside. I followed the recipe EXACTLY (I did not follow the recipe exactly)',
    nods: 4,
    replies: [
      {
        by: 'ovenat4',
        minutesAgo: 10396,
        text: 'photo of the starter? does it double after feeding, how long does it take, and be honest',
        nods: 7,
        replies: [
          {
            by: 'omer_debug',
            minutesAgo: 10388,
            text: 'it bubbled a bit. it was 2 days old. the recipe said 7 but I had an exam',
            nods: 4,
            replies: [
              {
                by: 'ovenat4',
                minutesAgo: 10384,
                text: 'you made bread with an infant',
                nods: 13,
                replies: [
                  { by: 'omer_debug', minutesAgo: 10381, text: '😭 so what now', nods: 6 },
                  {
                    by: 'ovenat4',
                    minutesAgo: 10371,
                    text: "nothing's broken. feed it morning and night, same weight flour and water, somewhere warm. when it doubles in six hours two days running it's ready. then bake. meanwhile slice the puck thin, oil, salt, 180 till crisp. crackers",
                    nods: 9,
                  },
                  {
                    by: 'omer_debug',
                    minutesAgo: 9951,
                    text: 'the crackers are actually amazing?? קומה 3 finished them in four minutes',
                    nods: 8,
                  },
                ],
              },
            ],
          },
        ],
      },
      {
        by: 'gus_stirs',
        minutesAgo: 10370,
        text: 'Every baker you admire has a puck in the closet. I got three.',
        nods: 5,
      },
      {
        by: 'savta_miri',
        minutesAgo: 10345,
        text: 'עומר בשביל מה אתה צריך לאפות? יש לי לחם. סבתא מירי',
        nods: 9,
        replies: [
          {
            by: 'omer_debug',
            minutesAgo: 10340,
            text: 'סבתא זה בשביל הנשמה',
            nods: 6,
            replies: [
              { by: 'savta_miri', minutesAgo: 10333, text: 'אז תביא מחמצת בשישי ונראה לה מה זה תנור', nods: 10 },
            ],
          },
        ],
      },
    ],
  },
  {
    by: 'lou_fairweather',
    minutesAgo: 6011,
    text: "Making gumbo for eleven people tomorrow (Pretzel's welcome-home party, it got out of hand). My roux has black specks in it. Can I save it? @gus_stirs please, I'm begging",
    nods: 6,
    replies: [
      {
        by: 'gus_stirs',
        minutesAgo: 6005,
        text: "Specks is burnt, baby. You can't save it and you can't hide it. Throw it out, pour yourself something, start again. Equal parts oil and flour by weight, medium-low, wooden spoon with a flat edge. Don't stop stirring to reply to me.",
        nods: 9,
        replies: [
          {
            by: 'lou_fairweather',
            minutesAgo: 5950,
            text: 'Second one: color of peanut butter. Keep going?',
            nods: 5,
            replies: [
              {
                by: 'gus_stirs',
                minutesAgo: 5948,
                text: 'Keep going.',
                nods: 4,
                replies: [
                  { by: 'lou_fairweather', minutesAgo: 5934, text: 'Old penny?', nods: 5 },
                  {
                    by: 'gus_stirs',
                    minutesAgo: 5932,
                    text: 'Little more. You want the color of a good shoe.',
                    nods: 5,
                  },
                  { by: 'lou_fairweather', minutesAgo: 5923, text: 'GOOD SHOE', nods: 9 },
                  {
                    by: 'gus_stirs',
                    minutesAgo: 5922,
                    text: "Onions in NOW, stand back, and smell that. That's the smell I've been trying to describe to y'all for a month.",
                    nods: 12,
                  },
                ],
              },
            ],
          },
        ],
      },
      {
        by: 'arjun_offbreak',
        minutesAgo: 5951,
        text: "I've no gumbo in my house and I stirred a pan the whole time in solidarity.",
        nods: 4,
      },
    ],
  },
  {
    by: 'segfault_sam',
    minutesAgo: 4949,
    text: 'ok. our test suite fails. only on ci. only some mornings. only one test, "shows next week\'s roster". green if you re-run it after lunch. i\'ve been in this building nine years and i want my mum #debugging',
    nods: 8,
    replies: [
      {
        by: 'omer_debug',
        minutesAgo: 4942,
        text: 'flaky because of parallel workers? shared db?',
        nods: 5,
        replies: [
          {
            by: 'segfault_sam',
            minutesAgo: 4937,
            text: 'thought so. ran it alone 400 times in a loop at 3pm. 400 green',
            nods: 2,
          },
        ],
      },
      {
        by: 'tobias_maintains',
        minutesAgo: 4938,
        text: '"Green after lunch" is a clock wearing a hat. Which timezone is CI in, and which one is the roster in?',
        nods: 6,
        replies: [
          {
            by: 'segfault_sam',
            minutesAgo: 4932,
            text: "ci utc, roster melbourne. we thought of that!! everything's converted at the edge",
            nods: 3,
            replies: [
              {
                by: 'tobias_maintains',
                minutesAgo: 4923,
                text: 'Which mornings?',
                nods: 4,
                replies: [
                  {
                    by: 'segfault_sam',
                    minutesAgo: 4901,
                    text: "went through the logs. mondays. it's only ever mondays. before 10 or 11am",
                    nods: 5,
                  },
                  {
                    by: 'tobias_maintains',
                    minutesAgo: 4893,
                    text: "Monday before 10 or 11 in Melbourne is Sunday in UTC. Somebody's computing the ISO week *before* converting. https://en.wikipedia.org/wiki/ISO_week_date",
                    nods: 9,
                  },
                  {
                    by: 'PriyaTypes',
                    minutesAgo: 4887,
                    text: '"10 or 11", oh that\'s cute, it\'s daylight saving choosing which',
                    nods: 4,
                  },
                  {
                    by: 'segfault_sam',
                    minutesAgo: 4856,
                    text: "line 88 of a helper nobody's opened since 2019. week computed in utc, THEN converted. on a monday morning next week is this week. i've fixed it and i'm lying on the carpet tiles",
                    nods: 14,
                  },
                  { by: 'tobias_maintains', minutesAgo: 4852, text: 'Page one of the good book, underlined.', nods: 9 },
                ],
              },
            ],
          },
        ],
      },
      {
        by: 'adaeze_nightsky',
        minutesAgo: 4769,
        text: "You've all just rediscovered that the Earth turns. Astronomers: welcome.",
        nods: 6,
      },
      {
        by: 'route_42_ron',
        minutesAgo: 4649,
        text: 'We had this with the Sunday timetable in 1988. The answer was a man called Keith.',
        nods: 12,
      },
    ],
  },
];
