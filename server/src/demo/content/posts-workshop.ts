import type { DemoPost } from './demo-content.js';

export const workshopPosts: readonly DemoPost[] = [
  {
    by: 'fretandspruce',
    minutesAgo: 39228,
    text: 'Split a billet of spruce this morning and it opened like a book. Sat and read it a while. #lutherie',
    nods: 7,
  },
  {
    by: 'hana_paper',
    minutesAgo: 37946,
    text: '朝の紙\n折り目を知らぬ\n白さかな\n\n(morning paper, a whiteness that has never met a crease)',
    nods: 5,
  },
  {
    by: 'fretandspruce',
    minutesAgo: 36291,
    text: "Customer wants the scratch buffed out. Customer's wife, behind him, is shaking her head at me. It's from the night they met. The scratch is staying.",
    nods: 6,
    replies: [
      {
        by: 'nightshift_mei',
        minutesAgo: 36258,
        text: 'please tell him you tried very hard',
        nods: 6,
        replies: [{ by: 'fretandspruce', minutesAgo: 36249, text: "I've told him it's structural.", nods: 8 }],
      },
    ],
  },
  {
    by: 'hana_paper',
    minutesAgo: 34921,
    text: 'A man brought a dictionary whose spine was gone. He asked me to repair it but "not so that it lies flat. It always opens at the same word." I didn\'t ask which.',
    nods: 4,
    replies: [
      {
        by: 'delphine-traduit',
        minutesAgo: 34881,
        text: 'I would have asked. I would have had to leave the room in order not to ask.',
        nods: 7,
      },
    ],
  },
  {
    by: 'fretandspruce',
    minutesAgo: 31848,
    text: "Hide glue's on. The workshop smells like a horse who reads.",
    nods: 4,
  },
  {
    by: 'pete_route9',
    minutesAgo: 30501,
    text: 'Delivered a package marked FRAGILE: ONE (1) KAZOO. Walked it to the door with both hands.',
    nods: 5,
  },
  {
    by: 'fretandspruce',
    minutesAgo: 29104,
    text: 'Been tapping the same top since nine. It was a plank at nine. About half eleven it started answering. #lutherie',
    nods: 5,
    replies: [
      {
        by: 'adaeze_nightsky',
        minutesAgo: 29086,
        text: 'What note does a plank say when it stops being a plank?',
        nods: 4,
        replies: [
          { by: 'fretandspruce', minutesAgo: 29076, text: 'This one says a slightly flat G and "finally".', nods: 6 },
        ],
      },
    ],
  },
  {
    by: 'hana_paper',
    minutesAgo: 27837,
    text: "Today's work: forty-eight signatures folded, one signature refolded because a cat walked across the thought. #bookbinding",
    nods: 3,
  },
  {
    by: 'arjun_offbreak',
    minutesAgo: 26132,
    text: 'Re-strung my cricket bat\'s grip using a tutorial by a twelve-year-old who addressed me throughout as "uncle". Excellent teacher, devastating.',
    nods: 4,
  },
  {
    by: 'fretandspruce',
    minutesAgo: 24742,
    text: "Lad came in with his grandad's fiddle in a carrier bag. Four bits and a tailpiece. He said, \"is it firewood?\" It is a decent fiddle that's had a fright. We've put it in a drawer labelled with his name so it knows it's waiting for someone. #lutherie",
    nods: 9,
    replies: [
      {
        by: 'route_42_ron',
        minutesAgo: 24682,
        text: 'What will it cost the lad?',
        nods: 6,
        replies: [
          {
            by: 'fretandspruce',
            minutesAgo: 24668,
            text: "He's sweeping the shop weekends. He thinks that's the price. The price is I've somebody to show.",
            nods: 12,
          },
        ],
      },
    ],
  },
  {
    by: 'wrenwatcher',
    minutesAgo: 23619,
    text: 'Spent the morning mending the hide door. Two hinges, one wren supervising, language not suitable for either.',
    nods: 4,
  },
  {
    by: 'hana_paper',
    minutesAgo: 21830,
    text: 'Conservation rule: everything you do must be undoable. I have tried to apply this to haircuts. #bookbinding',
    nods: 5,
  },
  {
    by: 'fretandspruce',
    minutesAgo: 20639,
    text: "If you're storing a guitar next to the radiator I'm not angry. I'm just going to be seeing you in February.",
    nods: 3,
  },
  {
    by: 'hana_paper',
    minutesAgo: 18974,
    text: 'My teacher sharpened her knife before every book, even if it was sharp. I thought it was for the knife.',
    nods: 4,
  },
  {
    by: 'fretandspruce',
    minutesAgo: 17616,
    text: "Radio's died in the workshop so I can hear everything now. Turns out I hum. Turns out it's always the same four bars of an advert for carpets.",
    nods: 5,
  },
  {
    by: 'fretandspruce',
    minutesAgo: 16086,
    text: 'A woman brought in a mandolin and asked me to take the sadness out of it. New strings, a new saddle, a cup of tea. One of the three did it. #lutherie',
    nods: 5,
  },
  {
    by: 'PriyaTypes',
    minutesAgo: 14733,
    text: "Soldering tip: breathe out as the solder flows. It does nothing for the joint but you'll live longer.",
    nods: 4,
    replies: [
      { by: 'fretandspruce', minutesAgo: 14713, text: "Same for bending sides. I thought I'd invented that.", nods: 3 },
    ],
  },
  {
    by: 'hana_paper',
    minutesAgo: 13210,
    text: 'Found inside an endpaper from 1911: a tram ticket, a pressed clover, and an arithmetic mistake. All three went back where they were. #bookbinding',
    nods: 6,
    replies: [
      {
        by: 'eitan_baderech',
        minutesAgo: 13180,
        text: 'A 1911 TRAM TICKET?? which line?? which CITY',
        nods: 5,
        replies: [
          {
            by: 'hana_paper',
            minutesAgo: 13060,
            text: 'Kyoto, Kitano line. I thought of you when I photographed it.',
            nods: 7,
            replies: [{ by: 'eitan_baderech', minutesAgo: 13056, text: 'I have to lie down now', nods: 6 }],
          },
        ],
      },
    ],
  },
  {
    by: 'fretandspruce',
    minutesAgo: 11888,
    text: '"How long does it take to build one?" Four months. "And how long did it take to learn?" Ask me at the next one. #lutherie',
    nods: 4,
  },
  {
    by: 'fretandspruce',
    minutesAgo: 10497,
    text: 'Cut a nut slot two thousandths too deep. Only me and the open B will ever know. And now all of you.',
    nods: 3,
  },
  {
    by: 'hana_paper',
    minutesAgo: 8858,
    text: "Blue cloth arrived. It's not the blue that I ordered. It's better, and I'm too proud to say so to the supplier.",
    nods: 4,
  },
  {
    by: 'fretandspruce',
    minutesAgo: 7565,
    text: "Snow on the skylight, finish going on in thin coats, nobody due until Thursday. If you need me, don't.",
    nods: 5,
  },
  {
    by: 'hana_paper',
    minutesAgo: 6013,
    text: "Three hundred years old and the paper's still flexible. I'm forty-one and had to roll off the futon sideways.",
    nods: 3,
  },
  {
    by: 'fretandspruce',
    minutesAgo: 4631,
    text: "The lad's fiddle is whole. I played it badly for a minute to wake it up. He's not been told yet. He's in at the weekend, and I've hidden it back in the drawer with his name on. #lutherie",
    nods: 8,
    replies: [
      { by: 'pete_route9', minutesAgo: 4606, text: 'THE WEEKEND IS DAYS AWAY, CALLUM', nods: 6 },
      {
        by: 'ms_abernathy',
        minutesAgo: 4511,
        text: "Reading this aloud to my homeroom tomorrow. There'll be demands for updates.",
        nods: 4,
      },
    ],
  },
];
