import type { DemoPost } from './demo-content.js';

export const thisMorningPosts: readonly DemoPost[] = [
  {
    by: 'route_42_ron',
    minutesAgo: 744,
    text: 'Outside my window: the 42. Two minutes down. I said nothing. #windowview',
    nods: 15,
    replies: [
      { by: 'frankie_slowly', minutesAgo: 737, text: 'the restraint', nods: 6 },
      {
        by: 'danfo_diaries',
        minutesAgo: 733,
        text: 'And Malcolm?',
        nods: 8,
        replies: [{ by: 'route_42_ron', minutesAgo: 724, text: 'Upper deck.', nods: 14 }],
      },
    ],
  },
  {
    by: 'wrenwatcher',
    minutesAgo: 722,
    text: "Went back alone today, after yesterday's fourteen. Very quiet. Found one of Jo's currants on the hide bench and a robin who considered it his. #birding",
    nods: 5,
  },
  {
    by: 'savta_miri',
    minutesAgo: 704,
    text: 'קפה ראשון עם הדוכיפות. הן לא שותות, אבל הן מקשיבות. #קפה סבתא מירי',
    nods: 8,
  },
  {
    by: 'zainab_reads',
    minutesAgo: 690,
    text: 'Robin on the fence (I know that one). Then a small brown thing and I said "dunnock" OUT LOUD and I was RIGHT. #birding #windowview',
    nods: 6,
    replies: [
      {
        by: 'wrenwatcher',
        minutesAgo: 684,
        text: 'Sort of cross, was it?',
        nods: 8,
        replies: [{ by: 'zainab_reads', minutesAgo: 680, text: 'FURIOUS', nods: 7 }],
      },
    ],
  },
  {
    by: 'karim_sidewalks',
    minutesAgo: 662,
    text: 'Outside the window: sea, crane, sea, laundry, sea. صباح الخير من حيفا. #windowview',
    pictures: [
      {
        scene: 'harbor',
        altText:
          'A calm blue sea with a red crane on the far side; in front, a line of laundry in white, red, yellow and green.',
      },
    ],
    nods: 5,
  },
  {
    by: 'lowtide_ines',
    minutesAgo: 634,
    text: 'A boat called "Paciência" that hasn\'t moved since I took this flat. #windowview',
    nods: 4,
  },
  {
    by: 'tobias_maintains',
    minutesAgo: 611,
    text: 'Rain. #windowview',
    pictures: [
      {
        scene: 'rain',
        altText: 'Raindrops and their trails on a window pane; behind it, blurred warm and red lights.',
      },
      { scene: 'city', altText: 'Houses at night, most windows dark, a handful lit in warm yellow.' },
    ],
    nods: 6,
    replies: [
      {
        by: 'adaeze_nightsky',
        minutesAgo: 608,
        text: "What's behind it?",
        nods: 5,
        replies: [{ by: 'tobias_maintains', minutesAgo: 600, text: 'According to sources: everything.', nods: 7 }],
      },
    ],
  },
  {
    by: 'tamar_ringing',
    minutesAgo: 597,
    text: 'סוגרים רשתות, קפה שלישי מהתרמוס שכבר טועם כמו התרמוס. #קפה #צפרות',
    nods: 4,
  },
  {
    by: 'yael-kotevet',
    minutesAgo: 583,
    text: 'מול החלון שלי איש מטאטא את המדרכה באהבה כזאת שהתחלתי לחשוד שהיא שלו. #windowview #ירושלים',
    nods: 5,
  },
  {
    by: 'delphine-traduit',
    minutesAgo: 556,
    text: "Le voisin d'en face arrose un cactus en plastique. Depuis mars. Je n'ose pas. (He's watering a plastic cactus. I don't have the heart.) #windowview",
    nods: 4,
  },
  {
    by: 'dalia_bagina',
    minutesAgo: 537,
    text: 'משקעי קפה לוורדים, כן. את הכוס עצמה, לא. מצאתי שתי כוסות בערוגה. #גינה #קפה',
    nods: 4,
  },
  {
    by: 'arjun_offbreak',
    minutesAgo: 523,
    text: "Family lunch: fish molee, appam, and a family vote on whether my new haircut is a decision or an accident. 4–3. I won't say which.",
    nods: 6,
  },
  {
    by: 'omer_debug',
    minutesAgo: 498,
    text: '🦆',
    nods: [
      'tamar_ringing',
      'savta_miri',
      'noam_roasts',
      'segfault_sam',
      'eitan_baderech',
      'wrenwatcher',
      'tobias_maintains',
      'PriyaTypes',
      'dalia_bagina',
    ],
    replies: [
      {
        by: 'tamar_ringing',
        minutesAgo: 494,
        text: 'הוא חזר להרצאה?',
        nods: 6,
        replies: [{ by: 'omer_debug', minutesAgo: 491, text: 'הוא *נותן* את ההרצאה', nods: 9 }],
      },
    ],
  },
  {
    by: 'fretandspruce',
    minutesAgo: 471,
    text: "He opened the drawer to get the dustpan, because I'd told him that's where the dustpan was. Stood there a good while. Then he says, \"that's my name.\" Aye. I gave him the bow and went to put the kettle on and took as long over it as a man can. He doesn't play. He played one note for twenty minutes. It was his grandad's and it was in tune. #lutherie",
    nods: 28,
    replies: [
      { by: 'pete_route9', minutesAgo: 467, text: "I'm in a parking lot. I'm a grown man in a parking lot", nods: 12 },
      {
        by: 'ms_abernathy',
        minutesAgo: 464,
        text: "Homeroom will be told first thing tomorrow. They've been asking every day. So have I.",
        nods: 10,
      },
      { by: 'route_42_ron', minutesAgo: 460, text: 'Well done that lad. Well done you.', nods: 14 },
      { by: 'hana_paper', minutesAgo: 445, text: '一音で十分。One note is enough.', nods: 8 },
      {
        by: 'savta_miri',
        minutesAgo: 411,
        text: 'אני לא מבינה בכינורות אבל בכיתי על העוגה. סבתא מירי',
        nods: 11,
        replies: [
          {
            by: 'noam_roasts',
            minutesAgo: 406,
            text: 'איזו עוגה',
            nods: 4,
            replies: [{ by: 'savta_miri', minutesAgo: 402, text: 'עכשיו מלוחה', nods: 12 }],
          },
        ],
      },
    ],
  },
  {
    by: 'zainab_reads',
    minutesAgo: 448,
    text: 'My sourdough-owning friends: I have bought a loaf. From a shop. It\'s called "Tiger". No further questions. #sourdough',
    nods: 4,
    replies: [{ by: 'ovenat4', minutesAgo: 441, text: 'i respect the tiger', nods: 5 }],
  },
  {
    by: 'ms_abernathy',
    minutesAgo: 436,
    text: 'Graded nine essays. One begins "Mitochondria is the powerhouse of the cell but who is the powerhouse of the mitochondria." Took a walk. #sixthgrade',
    nods: 5,
  },
  {
    by: 'lowtide_ines',
    minutesAgo: 419,
    text: 'Took two cousins (6 and 9) to the pools. The small one named every crab "Carlos" so that she could say hello to all of them at once. #tidepools',
    nods: 5,
  },
  {
    by: 'dalia_bagina',
    minutesAgo: 411,
    text: 'מישהי ביקשה ייחור של רוזמרין. עכשיו יש לנו רשימת המתנה לרוזמרין. ככה מתחילות אימפריות 🌿 #גינה',
    nods: 4,
  },
  {
    by: 'lou_fairweather',
    minutesAgo: 389,
    text: 'Baked my first loaf while the cat supervised. It\'s lopsided, it\'s ours, Moe named it "Loaf". #sourdough',
    nods: 7,
    replies: [
      { by: 'omer_debug', minutesAgo: 376, text: 'Null says hi to Loaf', nods: 4 },
      { by: 'ovenat4', minutesAgo: 367, text: 'lopsided means it was alive at the time', nods: 6 },
    ],
  },
  {
    by: 'karim_sidewalks',
    minutesAgo: 366,
    text: 'Walking home I counted places to sit between the station and my door. Nine, if you count the cannon. #urbanplanning',
    nods: 4,
    replies: [{ by: 'eitan_baderech', minutesAgo: 356, text: 'always count the cannon', nods: 3 }],
  },
  {
    by: 'frankie_slowly',
    minutesAgo: 352,
    text: 'Long run, 9 km, brought a roll, ate the roll, met the man with the chicken fillet roll. We saluted with the rolls. #slowrunning',
    nods: 5,
  },
];
