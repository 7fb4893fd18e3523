import type { DemoPost } from './demo-content.js';

export const lastNightPosts: readonly DemoPost[] = [
  {
    by: 'adaeze_nightsky',
    minutesAgo: 1421,
    text: "Seeing is so steady tonight that Saturn looks drawn. My hands are cold, it's 19 degrees, I'm Nigerian, please respect the struggle. #nightsky",
    nods: 7,
  },
  {
    by: 'MothTheo',
    minutesAgo: 1402,
    text: "Lamp on at dusk, eleven guests already. First to arrive was a hooked-tip, last year's too. Same moth? No. Same manners. #moths",
    nods: 3,
  },
  {
    by: 'hana_paper',
    minutesAgo: 1388,
    text: 'Walked home under a very thin moon. It looked like the offcut of something. #nightsky',
    nods: 4,
  },
  {
    by: 'noam_roasts',
    minutesAgo: 1377,
    text: 'לקוח קבוע ביקש היום "את הרגיל" ואז התבייש כי זה היה הביקור השני שלו. הכנתי לו את הרגיל. #קפה',
    nods: 4,
  },
  {
    by: 'MothTheo',
    minutesAgo: 1356,
    text: 'Switched the lamp off, stayed out. The Milky Way took about nine minutes to arrive, like a cat. #nightsky',
    nods: 3,
  },
  {
    by: 'pete_route9',
    minutesAgo: 1340,
    text: "Dogs of Route 9, day-off edition, because I'm off and went anyway: Biscuit was in the window. He saw me out of uniform. Neither of us knows what to do now. #dogsofroute9",
    nods: 8,
    replies: [
      {
        by: 'frankie_slowly',
        minutesAgo: 1322,
        text: 'like seeing your teacher in the shops',
        nods: 5,
        replies: [
          { by: 'ms_abernathy', minutesAgo: 1292, text: "We live in the shops. There's a shelf in the back.", nods: 7 },
        ],
      },
    ],
  },
  {
    by: 'danfo_diaries',
    minutesAgo: 1322,
    text: "Power's out again. Uncle has brought the chair. #nightsky",
    nods: 5,
    replies: [
      { by: 'adaeze_nightsky', minutesAgo: 1314, text: 'Tell Uncle good evening and that Venus has set.', nods: 6 },
    ],
  },
  {
    by: 'gus_stirs',
    minutesAgo: 1296,
    text: 'Feeding a starter for the first time in my life because @ovenat4 shamed me across an ocean. Named him Clarence. He smells like feet and ambition. #sourdough',
    nods: 4,
    replies: [{ by: 'ovenat4', minutesAgo: 1116, text: 'feet is fine. ambition is ideal', nods: 6 }],
  },
  {
    by: 'arjun_offbreak',
    minutesAgo: 1262,
    text: "Can't sleep. Reconciled a bank statement for pleasure. It balanced to the paisa, and now I'm too excited to sleep.",
    nods: 3,
  },
  {
    by: 'nightshift_mei',
    minutesAgo: 1248,
    text: 'took the recycling out the long way so i could see orion or whoever that is #nightsky #nightshift',
    nods: 5,
  },
  {
    by: 'linda_at_the_desk',
    minutesAgo: 1204,
    text: "Slow evening at the desk. A patron asked what I can see from where I sit, and I realized I'd stopped looking. (One gull. One man explaining something to the gull.) What's outside your window, right now, this minute? One line. #windowview",
    nods: 17,
    replies: [
      {
        by: 'pete_route9',
        minutesAgo: 1195,
        text: "A kid teaching a smaller kid to whistle. It's going badly for everyone on Elm. #windowview",
        nods: 7,
      },
      {
        by: 'ms_abernathy',
        minutesAgo: 1183,
        text: 'Thirty-one ungraded essays, reflected. Behind them, a cardinal. #windowview',
        nods: 5,
        replies: [{ by: 'linda_at_the_desk', minutesAgo: 1178, text: 'Look at the cardinal, Ruth.', nods: 4 }],
      },
      { by: 'danfo_diaries', minutesAgo: 724, text: 'Six people agreeing loudly. #windowview', nods: 6 },
    ],
  },
  {
    by: 'frankie_slowly',
    minutesAgo: 1178,
    text: "can't sleep, legs buzzing. Stood in the yard in my socks. Stars out. Socks wet. Worth it #nightsky",
    nods: 4,
  },
  {
    by: 'PriyaTypes',
    minutesAgo: 1151,
    text: "A crow on the neighbour's water tank, delivering performance reviews. #windowview",
    nods: 6,
  },
  {
    by: 'hana_paper',
    minutesAgo: 1118,
    text: '向かいの屋根に猫、その上に空、その順番で。A cat on the roof across the way; above it, the sky; in that order of importance. #windowview',
    nods: 7,
  },
  {
    by: 'segfault_sam',
    minutesAgo: 1083,
    text: "a magpie. it's looking at me. it knows my bike route #windowview",
    nods: 5,
    replies: [
      {
        by: 'wrenwatcher',
        minutesAgo: 1058,
        text: 'Wear the helmet with the eyes on the back.',
        nods: 4,
        replies: [{ by: 'segfault_sam', minutesAgo: 638, text: 'i am wearing it. indoors. now', nods: 6 }],
      },
    ],
  },
  {
    by: 'nightshift_mei',
    minutesAgo: 1031,
    text: 'loading dock, moon, one guy eating cereal out of a pitcher. he nodded. i nodded. #windowview #nightshift',
    nods: 8,
  },
  {
    by: 'gus_stirs',
    minutesAgo: 962,
    text: "Next door's string lights came on by themselves. Nobody home. Looks like a party for the tomatoes. #windowview",
    nods: 3,
  },
  {
    by: 'arjun_offbreak',
    minutesAgo: 948,
    text: 'Terrace, 5 am, tea. One planet, two bats, and Mrs. Thomas already grinding coconut. #nightsky',
    nods: 4,
  },
  {
    by: 'ovenat4',
    minutesAgo: 925,
    text: 'dark. own reflection, floury. behind it the first bus with nobody on it and all its lights on #windowview',
    nods: 9,
    replies: [
      {
        by: 'route_42_ron',
        minutesAgo: 880,
        text: 'That will be the 5.10. It is never nobody. There is always the driver.',
        nods: 13,
        replies: [{ by: 'ovenat4', minutesAgo: 874, text: "i'll wave tomorrow", nods: 8 }],
      },
    ],
  },
  {
    by: 'tamar_ringing',
    minutesAgo: 884,
    text: 'ראשונה בבוקר ברשת: כחול־חזה זכר, צעיר, עם מבט של מי שאיחר למסיבה. 17.3 גרם של עלבון. #צפרות #birding',
    nods: 5,
  },
  {
    by: 'noam_roasts',
    minutesAgo: 872,
    text: 'פתחתי. לפני שהגיע מישהו ישבתי בצד של הלקוחות ושתיתי לאט. מקום נחמד, נחזור. #קפה',
    nods: 5,
  },
  {
    by: 'savta_miri',
    minutesAgo: 851,
    text: 'מהחלון שלי: חבל כביסה, שלושה חתולים בישיבת ועד, והדוכיפת הזאת. #windowview סבתא מירי',
    nods: 12,
    replies: [
      {
        by: 'tamar_ringing',
        minutesAgo: 841,
        text: 'הדוכיפת! עוד מסתכלת?',
        nods: 5,
        replies: [{ by: 'savta_miri', minutesAgo: 833, text: 'התרגלנו. היום היא הביאה את הבעל. #birding', nods: 10 }],
      },
    ],
  },
  { by: 'yael-kotevet', minutesAgo: 843, text: 'כוס ראשונה, עמוד ריק. אחד מהם מתקרר מהר יותר. #קפה #שירה', nods: 4 },
  {
    by: 'dalia_bagina',
    minutesAgo: 823,
    text: 'הטפטפות עובדות. כולן. בבת אחת. אני לא זוכרת שזה קרה אי פעם. לא לגעת, לא לנשום. #גינה',
    nods: 5,
    replies: [{ by: 'omer_debug', minutesAgo: 810, text: 'works on my machine', nods: 4 }],
  },
  {
    by: 'omer_debug',
    minutesAgo: 812,
    text: 'המכונה במעונות מציגה ERROR 7 ומוציאה קפה. בדקתי במדריך: שגיאה 7 היא "אין קפה". #קפה',
    nods: 5,
    replies: [{ by: 'segfault_sam', minutesAgo: 803, text: 'ship it', nods: 5 }],
  },
  {
    by: 'danfo_diaries',
    minutesAgo: 796,
    text: "Lagos on a day off is a different city. Ojota to CMS in 22 minutes. I arrived before I'd finished being annoyed. #transit",
    nods: 6,
  },
  {
    by: 'eitan_baderech',
    minutesAgo: 771,
    text: 'הרכבת של 7:08 איחרה בדקה אחת והכרוז התנצל ב"צער עמוק". איזה דרמטי. אהבתי. #רכבת',
    nods: 4,
    replies: [
      {
        by: 'karim_sidewalks',
        minutesAgo: 754,
        text: 'צער עמוק על דקה זה שירה @yael-kotevet',
        nods: 3,
        replies: [
          { by: 'yael-kotevet', minutesAgo: 714, text: '"צַעַר עָמֹק עַל דַּקָּה אַחַת" נכנס למחברת, זכויות לכרוז', nods: 5 },
        ],
      },
    ],
  },
];
