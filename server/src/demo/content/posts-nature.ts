import type { DemoPost } from './demo-content.js';

export const naturePosts: readonly DemoPost[] = [
  {
    by: 'dalia_bagina',
    minutesAgo: 39582,
    text: 'פותחים עונה בגינה הקהילתית! להביא: כובע, מים, מזמרה אם יש. לא להביא: ויכוח על קומפוסט. את הוויכוח יש לנו כבר 🌱 #גינה',
    nods: 8,
  },
  { by: 'lowtide_ines', minutesAgo: 38027, text: 'Maré baixa, bota alta. (Low tide, high boots.) #tidepools', nods: 6 },
  {
    by: 'lowtide_ines',
    minutesAgo: 36462,
    text: 'Things I\'ve said to animals this week: "sorry", "you first", "that\'s mine", "fine, keep it". All four to the same crab. #tidepools',
    nods: 5,
  },
  {
    by: 'MothTheo',
    minutesAgo: 35882,
    text: "The fishing spider who lives under the dock is carrying her egg sac like someone moving house with one very good vase. She's the size of my palm and twice as responsible as me.",
    contentWarning: 'spiders',
    nods: 7,
    replies: [
      {
        by: 'lou_fairweather',
        minutesAgo: 35832,
        text: "Thank you for the warning, I opened it anyway, I screamed, she's a great mom",
        nods: 4,
      },
    ],
  },
  {
    by: 'dalia_bagina',
    minutesAgo: 35212,
    text: 'עוד לא התחיל החום וכבר שניים משיחי הפטל מטפסים לגינה של השכנים לראות אם שם טוב יותר',
    nods: 5,
  },
  {
    by: 'lowtide_ines',
    minutesAgo: 32263,
    text: "Limpets have one spot on one rock that their shell has worn to fit exactly. At high tide they wander off to graze, and before the water drops they go home to that same spot. I've known limpets longer than I've known some of my flatmates. #tidepools",
    nods: 9,
    replies: [
      { by: 'adaeze_nightsky', minutesAgo: 32243, text: 'A limpet has better housing security than me.', nods: 4 },
    ],
  },
  {
    by: 'MothTheo',
    minutesAgo: 30220,
    text: "Tonight's sheet: 41 species, 3 of them new for the county, 1 firmly inside my ear. #moths",
    nods: 4,
  },
  {
    by: 'dalia_bagina',
    minutesAgo: 29294,
    text: 'ילדה בת חמש בגינה: "למה קוברים את הגזר?" אמרתי שככה הוא גדל. "מסכן, בחושך." ישבה לידו עשר דקות שלא ישעמם לו. #גינה',
    nods: 6,
    replies: [
      { by: 'tamar_ringing', minutesAgo: 29263, text: 'מגדלת אותה או שאני מאמצת', nods: 4 },
      {
        by: 'ms_abernathy',
        minutesAgo: 29174,
        text: "a colleague translated this for me and I've already stolen it for botany week",
        nods: 4,
      },
    ],
  },
  {
    by: 'savta_miri',
    minutesAgo: 28914,
    text: 'שתלתי נענע באדנית. אמרו לי שהיא משתלטת. גם עליי אמרו. סבתא מירי #גינה',
    nods: 8,
  },
  {
    by: 'lowtide_ines',
    minutesAgo: 28031,
    text: 'A sea hare squirted purple all over my field notes. Peer review is brutal at this institute.',
    nods: 5,
  },
  {
    by: 'MothTheo',
    minutesAgo: 25826,
    text: "Luna moths don't have working mouths. They come out, they're green, they have about a week, they don't eat a thing. I saw one on the gas station wall under the ugliest light in Vermont and drove home at twenty-five miles an hour. #moths",
    nods: 8,
  },
  {
    by: 'dalia_bagina',
    minutesAgo: 24916,
    text: 'השאלה השבועית בגינה: מי השקה? התשובה השבועית: כולם. 🌊 #גינה',
    nods: 3,
  },
  {
    by: 'frankie_slowly',
    minutesAgo: 23561,
    text: 'A heron, a rainbow, and a man on a bike eating a full chicken fillet roll no-handed. Cork was showing off this morning. #slowrunning',
    nods: 5,
  },
  {
    by: 'lowtide_ines',
    minutesAgo: 23447,
    text: "A sea star regrows an arm in about a year. My laptop charger's taking longer.",
    nods: 4,
  },
  {
    by: 'lowtide_ines',
    minutesAgo: 22212,
    text: "Found an octopus in a jar in a pool. The jar had no lid. It had put a limpet shell on top, from inside. We both agreed I hadn't seen anything. #tidepools",
    nods: 6,
    replies: [
      { by: 'segfault_sam', minutesAgo: 22191, text: 'encapsulation', nods: 4 },
      { by: 'zainab_reads', minutesAgo: 22172, text: 'Introvert of the year', nods: 7 },
    ],
  },
  {
    by: 'MothTheo',
    minutesAgo: 20121,
    text: 'A jumping spider rode my steering wheel from Montpelier to home and looked at me at every stop sign. Signaled better than the truck in front.',
    contentWarning: 'spiders, caterpillars',
    nods: 3,
  },
  {
    by: 'savta_miri',
    minutesAgo: 19316,
    text: 'העציץ שקיבלתי ליום הולדת שבעים כבר הגיע לתקרה. שאלתי בחנות מה לעשות. אמרו לגזום. חזרתי הביתה, הסתכלנו אחד על השנייה, ולא היה לי לב. סבתא מירי',
    nods: 9,
    replies: [
      {
        by: 'dalia_bagina',
        minutesAgo: 19301,
        text: '@savta_miri לגזום באלכסון מעל עין, ואת מה שגזמת לשים במים. תוך חודש יש לך שניים! #גינה',
        nods: 5,
        replies: [{ by: 'savta_miri', minutesAgo: 19121, text: 'גזמתי!! ביקשתי ממנו סליחה קודם', nods: 10 }],
      },
    ],
  },
  {
    by: 'eitan_baderech',
    minutesAgo: 17342,
    text: 'ביקרתי בגינה של @dalia_bagina. שלוש שורות של עגבניות, מרווחים של 40 ס״מ, כולן בזמן. התרגשתי. #גינה',
    nods: 4,
    replies: [{ by: 'dalia_bagina', minutesAgo: 17326, text: 'הוא מדד. הוא באמת הוציא סרט ומדד', nods: 6 }],
  },
  {
    by: 'hana_paper',
    minutesAgo: 16363,
    text: 'Collected mulberry bark with the farmer\'s widow. She\'s eighty-four and faster than me. "You\'re polite to the tree," she said. "Pull."',
    nods: 4,
  },
  {
    by: 'dalia_bagina',
    minutesAgo: 15001,
    text: 'מצאנו מתחת לערימת הקומפוסט קיפוד ישן. הערימה סגורה לעבודות עד להודעה חדשה. יש שלט. הילדים ציירו. 🦔 #גינה',
    nods: 5,
    replies: [
      { by: 'omer_debug', minutesAgo: 14991, text: 'lock קלאסי על resource', nods: 5 },
      { by: 'MothTheo', minutesAgo: 14956, text: 'I understood only the hedgehog and I support the hedgehog', nods: 3 },
    ],
  },
  {
    by: 'lowtide_ines',
    minutesAgo: 14371,
    text: 'Someone on the ferry asked if barnacles are "alive alive". They stand on their heads and kick food into their mouths for their whole lives. So do the rest of us, honestly. #tidepools',
    nods: 5,
  },
  {
    by: 'lowtide_ines',
    minutesAgo: 13401,
    text: "Fog on the Sado, dolphins breathing in it. You don't see them. You hear someone very large being calm.",
    nods: 3,
  },
  {
    by: 'MothTheo',
    minutesAgo: 11446,
    text: 'Kids at moth night, ranked by question quality: 1) "do they know it\'s us" 2) "do they have bones" 3) "is the lamp their friend" 4) their dads. #moths',
    nods: 5,
  },
  {
    by: 'tamar_ringing',
    minutesAgo: 10647,
    text: 'השארנו פינה אחת בחצר התחנה בלי לעשב. שבועיים, ויש שם חוחיות. עצלות כשיטה. #גינה #צפרות',
    nods: 4,
  },
  {
    by: 'dalia_bagina',
    minutesAgo: 9141,
    text: 'שתלנו זעתר, מרווה ועוד משהו שאיש מבוגר הביא בשקית ואמר רק "תראו". אנחנו רואים. #גינה',
    nods: 4,
    replies: [
      {
        by: 'savta_miri',
        minutesAgo: 9106,
        text: 'זה לואיזה. תמיד זה לואיזה',
        nods: 5,
        replies: [{ by: 'dalia_bagina', minutesAgo: 9086, text: 'זה היה לואיזה.', nods: 4 }],
      },
    ],
  },
  {
    by: 'lowtide_ines',
    minutesAgo: 7628,
    text: 'School visit today: twenty-six eight-year-olds, one beach, and at the end every single stone was turned back over the way it was. I might cry in the van. #tidepools',
    nods: 5,
  },
  {
    by: 'hana_paper',
    minutesAgo: 7082,
    text: "A moth on the shoji, brown on white, exactly where a title would go. @MothTheo who's this? Grey underneath, two pale commas. #moths",
    nods: 3,
    replies: [
      {
        by: 'MothTheo',
        minutesAgo: 7032,
        text: "Can't name her without the hindwing, but she's chosen a very good margin.",
        nods: 5,
      },
    ],
  },
  {
    by: 'MothTheo',
    minutesAgo: 5684,
    text: 'Rosy maple moth on the porch. Pink and yellow, fuzzy, looks like a sherbet that went to a good school. #moths',
    nods: 3,
  },
  {
    by: 'dalia_bagina',
    minutesAgo: 5048,
    text: '6:40, הגינה, רק אני והממטרה שעובדת בערך. מישהו השאיר על השולחן שלושה לימונים ופתק "למי שצריך". לקחתי אחד. #גינה',
    nods: 5,
  },
  {
    by: 'lowtide_ines',
    minutesAgo: 3437,
    text: 'My mother still introduces me as "the doctor" and, after the pause, "of snails".',
    nods: 4,
    replies: [
      {
        by: 'fretandspruce',
        minutesAgo: 3412,
        text: 'Mine says "he\'s in guitars", as though I\'d been locked in one.',
        nods: 6,
      },
    ],
  },
];
