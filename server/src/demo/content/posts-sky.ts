import type { DemoPost } from './demo-content.js';

export const skyPosts: readonly DemoPost[] = [
  {
    by: 'adaeze_nightsky',
    minutesAgo: 38811,
    text: 'First clear night after eleven days of cloud and the power is out across town too. People are annoyed. I am on the roof with my arms open like a preacher. #nightsky',
    nods: 10,
  },
  {
    by: 'adaeze_nightsky',
    minutesAgo: 37243,
    text: 'The department has given me the 8-inch Dobsonian for the semester! She weighs as much as my younger brother and complains less. I have named her Big Sisi.',
    nods: 6,
    replies: [
      {
        by: 'danfo_diaries',
        minutesAgo: 37213,
        text: 'How did you get Big Sisi home?',
        nods: 7,
        replies: [
          {
            by: 'adaeze_nightsky',
            minutesAgo: 37206,
            text: 'Two okadas, one mattress, and the grace of God.',
            nods: 14,
          },
        ],
      },
    ],
  },
  {
    by: 'MothTheo',
    minutesAgo: 34383,
    text: "No moon, no wind, six degrees. Sheet's lit for the moths but I keep looking the wrong way, up. #nightsky",
    nods: 4,
  },
  {
    by: 'adaeze_nightsky',
    minutesAgo: 33048,
    text: 'From Nsukka we sit at about 7° north, so on a good night I can see the Southern Cross AND the Plough without moving my chair. Not bragging. (Bragging.)',
    nods: 9,
    replies: [
      {
        by: 'segfault_sam',
        minutesAgo: 33003,
        text: 'from melbourne i get the cross and the magellanic clouds and absolutely no plough. trade you an evening',
        nods: 5,
        replies: [
          {
            by: 'adaeze_nightsky',
            minutesAgo: 32991,
            text: 'Done. You bring one Magellanic Cloud, I bring suya.',
            nods: 6,
          },
        ],
      },
    ],
  },
  {
    by: 'nightshift_mei',
    minutesAgo: 32704,
    text: 'smoke break without the smoke: just stood on the loading dock at 2 and saw one satellite go the whole way over. patient in 12 asked what it was. told him "somebody\'s commute" #nightsky',
    nods: 8,
  },
  {
    by: 'ms_abernathy',
    minutesAgo: 30133,
    text: 'Sixth grader on the phases of the moon: "so it\'s the same moon every night and we\'re just not listening." Close enough that I wrote it on the board.',
    nods: 7,
  },
  {
    by: 'adaeze_nightsky',
    minutesAgo: 28678,
    text: 'Light leaving the Andromeda galaxy when the first Homo habilis was picking up a rock has just gone into my left eye. My right eye was closed because a mosquito was in it. Science! #nightsky',
    nods: 11,
  },
  {
    by: 'frankie_slowly',
    minutesAgo: 27344,
    text: 'Ran the pier loop in the dark with a head torch. Saw Jupiter. Told two lads fishing it was Jupiter. One of them said "good man Jupiter" and I\'ve not stopped laughing. #slowrunning',
    nods: 4,
  },
  {
    by: 'omer_debug',
    minutesAgo: 25721,
    text: 'כיבו את התאורה במגרש החניה של הפקולטה בטעות, ופתאום יש שם כוכבים. 200 סטודנטים יצאו להסתכל. פתחתי קריאה לתחזוקה: "נא לא לתקן". #nightsky',
    nods: 6,
    replies: [
      { by: 'tamar_ringing', minutesAgo: 25710, text: "תעלה את זה כפיצ'ר", nods: 5 },
      { by: 'eitan_baderech', minutesAgo: 25681, text: 'סטטוס: "בטיפול", צפי: שנתיים. אז תיהנו.', nods: 3 },
    ],
  },
  {
    by: 'adaeze_nightsky',
    minutesAgo: 24351,
    text: 'Collimation day. For the non-telescope people: this is when you align two mirrors by turning three screws, make it worse, turn the same three screws, and discover religion.',
    nods: 8,
  },
  {
    by: 'lowtide_ines',
    minutesAgo: 22921,
    text: 'Bioluminescence in the harbour tonight. Every oar stroke lit up blue, then the stars on top, then nobody in the boat said a word until the engine man said "caramba". #nightsky',
    nods: 6,
    replies: [
      {
        by: 'adaeze_nightsky',
        minutesAgo: 22891,
        text: 'I have never wanted to be on a boat before, and I get seasick in the bath.',
        nods: 5,
      },
    ],
  },
  {
    by: 'lou_fairweather',
    minutesAgo: 21507,
    text: 'Moe (4) on the porch: "Who turned it on?" Me: "The moon?" Moe: "No. The dark."',
    nods: 9,
  },
  {
    by: 'adaeze_nightsky',
    minutesAgo: 19948,
    text: "Tonight's list, if the harmattan behaves: the Jewel Box, Omega Centauri, Saturn if I can stay awake. Come and sit, there's groundnut.",
    nods: 5,
  },
  {
    by: 'nightshift_mei',
    minutesAgo: 19710,
    text: 'power flickered, generators kicked in, nine seconds of dark on the ward. everyone on this floor held their breath together. then bed 4 said "was that the tithe machine again"',
    nods: 5,
  },
  {
    by: 'hana_paper',
    minutesAgo: 17127,
    text: '月の下で糊を練る。Mixing paste by moonlight because the lamp went. It came out better. I do not want to know why.',
    nods: 4,
  },
  {
    by: 'adaeze_nightsky',
    minutesAgo: 15748,
    text: "A first-year asked me today whether it's sad to study things that may already be gone. I told her most of my lecturers are photographs too. But really: the light isn't a leftover. It's the visit. It set out, it arrived, somebody was home.",
    nods: 7,
    replies: [
      {
        by: 'linda_at_the_desk',
        minutesAgo: 15723,
        text: '"Somebody was home." That\'s also the whole case for libraries.',
        nods: 6,
      },
      {
        by: 'yael-kotevet',
        minutesAgo: 15688,
        text: 'לקחתי את "somebody was home" למחברת. באישור?',
        nods: 5,
        replies: [
          {
            by: 'adaeze_nightsky',
            minutesAgo: 15679,
            text: 'My Hebrew is one week old and consists of "ken". So: ken. And I\'m honoured.',
            nods: 4,
          },
        ],
      },
    ],
  },
  {
    by: 'danfo_diaries',
    minutesAgo: 14202,
    text: "Blackout on our street. Somebody's uncle brought a chair out, then everyone brought a chair out. Forty people looking up and arguing about which one is Venus. @adaeze_nightsky, settle this, it's getting heated. #nightsky",
    nods: 6,
    replies: [
      {
        by: 'adaeze_nightsky',
        minutesAgo: 14193,
        text: 'West, very bright, not twinkling? Venus. If it has a red and a green light it is the Abuja flight.',
        nods: 8,
        replies: [
          {
            by: 'danfo_diaries',
            minutesAgo: 14188,
            text: 'Uncle has been defending the Abuja flight for half an hour',
            nods: 9,
          },
        ],
      },
    ],
  },
  {
    by: 'PriyaTypes',
    minutesAgo: 12784,
    text: 'Chennai sky report: one (1) star. It was an aircraft. #nightsky',
    nods: 4,
    replies: [
      { by: 'adaeze_nightsky', minutesAgo: 12770, text: "Come to Nsukka, I'll show you the other ones.", nods: 6 },
    ],
  },
  {
    by: 'adaeze_nightsky',
    minutesAgo: 11489,
    text: 'Showed my landlady Saturn. She looked for a long time, came down off the stool and said "you people put a sticker." She has now looked four more times.',
    nods: 4,
  },
  {
    by: 'tobias_maintains',
    minutesAgo: 8552,
    text: "Det regner i Bergen. Ingen stjerner, ingen nyheter. (It's raining in Bergen. No stars, no news.)",
    nods: 3,
    replies: [
      { by: 'adaeze_nightsky', minutesAgo: 8535, text: 'I checked, and behind it everything is still there.', nods: 5 },
    ],
  },
  {
    by: 'MothTheo',
    minutesAgo: 7070,
    text: 'Perfect sky and I spent it photographing one brown moth the size of a lentil. No regrets, she had stripes. #nightsky',
    nods: 5,
  },
  {
    by: 'adaeze_nightsky',
    minutesAgo: 4149,
    text: 'Thesis supervisor, reading my draft: "You write \'gorgeous\' eleven times." Me: "There are eleven objects, sir."',
    nods: 7,
    replies: [
      { by: 'zainab_reads', minutesAgo: 4129, text: 'Keep all eleven', nods: 5 },
      { by: 'ms_abernathy', minutesAgo: 4029, text: 'As someone who grades for a living: keep all eleven.', nods: 3 },
    ],
  },
  {
    by: 'wrenwatcher',
    minutesAgo: 2793,
    text: "Heard curlew going over in the pitch dark about ten. You don't need to see a bird for it to ruin you. #nightsky #birding",
    nods: 6,
  },
];
