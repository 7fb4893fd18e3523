import type { DemoPost } from './demo-content.js';

export const lastHourPosts: readonly DemoPost[] = [
  {
    by: 'nightshift_mei',
    minutesAgo: 57,
    text: 'before shift: two alarms, one banana, a nap that may have been a coma. see you all on the other side. be good, drink water #nightshift',
    nods: 6,
  },
  {
    by: 'tobias_maintains',
    minutesAgo: 51,
    text: 'The 30th of February issue has a new comment: "any update on this?" https://almanack.example.org/issues',
    nods: 5,
    replies: [{ by: 'segfault_sam', minutesAgo: 47, text: 'ETA: 30 feb', nods: 6 }],
  },
  {
    by: 'yael-kotevet',
    minutesAgo: 44,
    text: 'כָּל הַדְּבָרִים שֶׁלֹּא אָמַרְתִּי הַיּוֹם\nיוֹשְׁבִים עַכְשָׁו בַּמִּטְבָּח,\nאוֹכְלִים תַּפּוּחַ,\nמְחַכִּים שֶׁאֵשֵׁב.\n\n#שירה',
    nods: 7,
    replies: [
      { by: 'dalia_bagina', minutesAgo: 36, text: 'שבי. תאכלי גם', nods: 4 },
      {
        by: 'hana_paper',
        minutesAgo: 29,
        text: 'I had it read to me slowly. Ours are on the balcony, eating mandarins.',
        nods: 4,
      },
    ],
  },
  {
    by: 'MothTheo',
    minutesAgo: 38,
    text: "A wood thrush has started up behind the shed, two notes at once like he's harmonizing with a brother. I've stopped hammering. #birding",
    nods: 3,
  },
  {
    by: 'segfault_sam',
    minutesAgo: 31,
    text: 'pinned the ci clock to a monday morning and ran the suite 400 times. 400 green. apparently i said "good girl" to the build server and the cleaner said "thanks" #debugging',
    nods: 8,
    replies: [
      { by: 'tobias_maintains', minutesAgo: 26, text: "This goes on the wall next to the niece's logo.", nods: 7 },
    ],
  },
  {
    by: 'dalia_bagina',
    minutesAgo: 25,
    text: 'מי העלה את הפרופסור לקבוצת השכונה?? עכשיו יש לנו 40 איש שרוצים לבוא לראות ערימת אדמה. מזמינה את כולם. #גינה',
    nods: 5,
  },
  {
    by: 'route_42_ron',
    minutesAgo: 19,
    text: 'I have been asked to drive the bird people again next month. I said I would have to look at my diary. I do not own a diary.',
    nods: 11,
    replies: [
      { by: 'wrenwatcher', minutesAgo: 13, text: 'Putting you down as a yes.', nods: 8 },
      { by: 'zainab_reads', minutesAgo: 10, text: "I've already sat down", nods: 5 },
    ],
  },
  {
    by: 'PriyaTypes',
    minutesAgo: 15,
    text: "The beige is here. I've checked it by tube light, by phone torch and by fridge. It's right. @eitan_baderech, bring out the timetable. #mechanicalkeyboards",
    pictures: [
      { scene: 'keycaps', altText: 'Rows of keycaps in two shades of beige, with a few in brick red among them.' },
    ],
    nods: ['eitan_baderech', 'omer_debug', 'segfault_sam', 'tobias_maintains', 'arjun_offbreak'],
    replies: [
      {
        by: 'eitan_baderech',
        minutesAgo: 10,
        text: "Beersheba South, 1987, held next to your photo. I can't see where one ends. I need to sit down on a platform. #mechanicalkeyboards",
        nods: 6,
      },
    ],
  },
  {
    by: 'savta_miri',
    minutesAgo: 11,
    text: 'עומר הביא לי צנצנת ואמר "סבתא, תיזהרי, זה חי". אמרתי לו שגם אני חיה, ואותי אף אחד לא מאכיל פעמיים ביום. #sourdough סבתא מירי',
    nods: 9,
    replies: [
      {
        by: 'omer_debug',
        minutesAgo: 7,
        text: 'אכלתי אצלך שלוש פעמים היום',
        nods: 6,
        replies: [{ by: 'savta_miri', minutesAgo: 4, text: 'אתה אכלת. נכון.', nods: 7 }],
      },
    ],
  },
  {
    by: 'pete_route9',
    minutesAgo: 8,
    text: 'Biscuit\'s owner says he\'s been sitting at the letter slot all day "rehearsing". #dogsofroute9',
    nods: ['frankie_slowly', 'lou_fairweather', 'linda_at_the_desk', 'ms_abernathy'],
  },
  {
    by: 'adaeze_nightsky',
    minutesAgo: 5,
    text: 'Cloud just opened like somebody who owes me an apology. Taking Big Sisi up. Back with Saturn, or with bites. #nightsky',
    pictures: [
      {
        scene: 'saturn',
        altText: 'Saturn and its ring, tilted, a pale gold against a dark blue sky full of small stars.',
      },
    ],
    nods: ['karim_sidewalks', 'MothTheo', 'ms_abernathy', 'danfo_diaries'],
  },
  {
    by: 'lou_fairweather',
    minutesAgo: 2,
    text: "Ada has been quiet for eleven minutes. I'm going in.",
    nods: ['nightshift_mei', 'frankie_slowly'],
  },
];
