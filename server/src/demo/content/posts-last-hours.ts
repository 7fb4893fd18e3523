import type { DemoPost } from './demo-content.js';

export const lastHoursPosts: readonly DemoPost[] = [
  {
    by: 'MothTheo',
    minutesAgo: 331,
    text: "The dock spider's egg sac has hatched. There are, conservatively, four hundred of them and they've each tied one tiny thread to my canoe. I'll be using the other canoe.",
    contentWarning: 'spiders',
    nods: 4,
  },
  {
    by: 'linda_at_the_desk',
    minutesAgo: 312,
    text: 'I\'ve read every #windowview twice. The patron who started it came back in, so I turned the screen around. She read them all standing up with her coat on. Then she said "so everybody\'s got one" and took out a book about gulls.',
    pictures: [
      {
        scene: 'harbor',
        altText:
          'A calm blue sea with a red crane on the far side; in front, a line of laundry in white, red, yellow and green.',
      },
      {
        scene: 'rain',
        altText: 'Raindrops and their trails on a window pane; behind it, blurred warm and red lights.',
      },
      { scene: 'city', altText: 'Houses at night, most windows dark, a handful lit in warm yellow.' },
      {
        scene: 'dusk',
        altText:
          'A pond under low hills after sunset: orange light near the water, a dark blue sky above, reeds in front.',
      },
    ],
    nods: 10,
    replies: [
      {
        by: 'danfo_diaries',
        minutesAgo: 303,
        text: 'Is it the one man was explaining to the gull',
        nods: 5,
        replies: [{ by: 'linda_at_the_desk', minutesAgo: 297, text: "I didn't dare check.", nods: 7 }],
      },
    ],
  },
  {
    by: 'gus_stirs',
    minutesAgo: 296,
    text: 'Clarence doubled. I hollered. The neighbors returned a thing. #sourdough',
    nods: 4,
  },
  {
    by: 'eitan_baderech',
    minutesAgo: 288,
    text: 'מזל טוב לי: מצאתי בשוק הפשפשים לוח זמנים של חיפה מזרח, 1938, עם כתם קפה על הקו לצמח. #רכבת #קפה',
    nods: 3,
    replies: [{ by: 'noam_roasts', minutesAgo: 275, text: 'לפי הכתם: שחור, חזק, על מדרגות הרכבת #רכבת', nods: 4 }],
  },
  {
    by: 'segfault_sam',
    minutesAgo: 269,
    text: "up before the birds. magpie already at the gate. we've reached an understanding and it's that i go the other way #birding",
    nods: 3,
  },
  {
    by: 'zainab_reads',
    minutesAgo: 247,
    text: "Started the new one. First line: \"Nobody had asked the lighthouse.\" I'm in, I'm all in, don't ring me. #amreading",
    nods: 5,
  },
  {
    by: 'noam_roasts',
    minutesAgo: 228,
    text: 'רשמית: אין לי דעה על חלב שיבולת. לא רשמית: למה הוא מסתכל עליי ככה #קפה',
    nods: 4,
    replies: [{ by: 'dalia_bagina', minutesAgo: 219, text: 'הוא צמח. הוא רוצה שתשקה אותו', nods: 3 }],
  },
  {
    by: 'pete_route9',
    minutesAgo: 206,
    text: "Porch count for the walk I wasn't working: 3 wreaths, 9 wind chimes, 1 owl (real), 4 owls (plastic), 1 of each I got wrong. #birding",
    nods: 4,
  },
  {
    by: 'ovenat4',
    minutesAgo: 187,
    text: "asleep by eight, they said. it'll be nice, they said. gerald's doubled and i can hear him from upstairs #sourdough",
    nods: 5,
  },
  {
    by: 'tamar_ringing',
    minutesAgo: 171,
    text: "Ringing totals for the week: 611 birds, 34 species, 2 bites, 1 marriage proposal in the visitors' book (to the bird). #birding",
    nods: 4,
    replies: [
      {
        by: 'wrenwatcher',
        minutesAgo: 160,
        text: 'Which species',
        nods: 3,
        replies: [{ by: 'tamar_ringing', minutesAgo: 156, text: 'Bee-eater. Fair enough honestly', nods: 6 }],
      },
    ],
  },
  {
    by: 'hana_paper',
    minutesAgo: 154,
    text: "It's still dark, the paste is warm, one bird is practising. This is the hour I'd keep if they let me keep one.",
    nods: 5,
  },
  {
    by: 'karim_sidewalks',
    minutesAgo: 139,
    text: 'ישבתי חצי שעה על הספסל החדש עם המשענת־יד האחת, לא באמצע. אישה מבוגרת קמה ממנו בקלות, נער נשכב בו באלכסון, ואף אחד לא קרא למשטרת הספסלים. @ms_abernathy it works. #urbanplanning',
    nods: 6,
    replies: [
      {
        by: 'ms_abernathy',
        minutesAgo: 133,
        text: "I don't read Hebrew but I recognize a bench when I'm thanked for one.",
        nods: 7,
      },
    ],
  },
  {
    by: 'lowtide_ines',
    minutesAgo: 131,
    text: "Late in the lab because the sea cucumbers don't keep office hours. One of them moved. I've written it down with the exact time, as if it were news.",
    nods: 5,
  },
  {
    by: 'frankie_slowly',
    minutesAgo: 121,
    text: 'Question for the scientists: if I lie down in the hall immediately after a run is that "recovery" or is that just the hall',
    nods: 4,
    replies: [
      {
        by: 'nightshift_mei',
        minutesAgo: 116,
        text: "if someone steps over you it's the hall. if someone takes your pulse it's recovery",
        nods: 7,
      },
    ],
  },
  {
    by: 'delphine-traduit',
    minutesAgo: 108,
    text: 'The pun is solved! It needed a cheese. @arjun_offbreak, you are in the acknowledgements, under "fourth declension". #translation',
    nods: 5,
    replies: [{ by: 'arjun_offbreak', minutesAgo: 94, text: 'Framing this next to my 0 for 41.', nods: 5 }],
  },
  {
    by: 'gus_stirs',
    minutesAgo: 97,
    text: "Tell me the smell that means, in your house, that dinner's about to happen. Mine's the onions meeting the good shoe.",
    nods: 9,
    replies: [
      { by: 'arjun_offbreak', minutesAgo: 93, text: 'Mustard seeds when they begin to argue.', nods: 6 },
      { by: 'savta_miri', minutesAgo: 91, text: 'בצל. תמיד בצל. סבתא מירי', nods: 8 },
      { by: 'danfo_diaries', minutesAgo: 84, text: "Pepper soup from two flats away. It's never our flat.", nods: 5 },
      {
        by: 'lou_fairweather',
        minutesAgo: 76,
        text: 'Smoke detector.',
        nods: 7,
        replies: [{ by: 'gus_stirs', minutesAgo: 71, text: 'Baby, open a window and call me.', nods: 6 }],
      },
      {
        by: 'karim_sidewalks',
        minutesAgo: 57,
        text: 'Bread over the gas flame. And my aunt saying "don\'t burn it" while burning it.',
        nods: 3,
      },
    ],
  },
  {
    by: 'lowtide_ines',
    minutesAgo: 83,
    text: 'Low tide in the dark with a head torch: everything you thought was a stone has eyes. #tidepools',
    nods: 4,
  },
  {
    by: 'omer_debug',
    minutesAgo: 72,
    text: 'קומה 3 החליטה שיש "ערב לחם". הבאתי את Null, מישהי הביאה זעתר, מישהו הביא גיטרה ונשלח להחזיר אותה. #sourdough',
    nods: 6,
    replies: [
      {
        by: 'fretandspruce',
        minutesAgo: 63,
        text: "Who's sending guitars home?? What'd it do?",
        nods: 5,
        replies: [{ by: 'omer_debug', minutesAgo: 58, text: 'it knew one song', nods: 8 }],
      },
    ],
  },
  {
    by: 'wrenwatcher',
    minutesAgo: 64,
    text: 'Nothing to report. Sat in the garden till the bats came. Reporting it anyway.',
    pictures: [
      {
        scene: 'dusk',
        altText:
          'A pond under low hills after sunset: orange light near the water, a dark blue sky above, reeds in front.',
      },
    ],
    nods: 5,
  },
];
