import type { DemoPost } from './demo-content.js';

export const bookPosts: readonly DemoPost[] = [
  {
    by: 'linda_at_the_desk',
    minutesAgo: 39087,
    text: 'Reference desk, 10:15. "I\'m looking for a book I read in third grade. It was green. There was a dog or possibly a war." Found it in nine minutes. There was both. #referencedesk',
    nods: 10,
  },
  {
    by: 'zainab_reads',
    minutesAgo: 37415,
    text: "Patient asked what I was reading behind the desk. Told her. She said she'd heard it was sad. I said it was. She said good.",
    nods: 8,
  },
  {
    by: 'zainab_reads',
    minutesAgo: 33104,
    text: 'I KNEW the sister was writing the letters. The handwriting slopes left in chapter 3. It slopes LEFT, people. #amreading',
    contentWarning: 'spoilers for "The Lamplighter\'s Ledger", chapter 12',
    nods: 5,
    replies: [
      {
        by: 'linda_at_the_desk',
        minutesAgo: 33066,
        text: "I've had it on my nightstand for a month and I clicked anyway. I have only myself to blame. It slopes left!",
        nods: 5,
        replies: [{ by: 'zainab_reads', minutesAgo: 33059, text: 'Linda no', nods: 4 }],
      },
    ],
  },
  {
    by: 'linda_at_the_desk',
    minutesAgo: 30411,
    text: 'Reference desk: "Can I renew a book that fell in a lake?" Sir, you can tell me about the lake. #referencedesk',
    nods: 6,
  },
  {
    by: 'zainab_reads',
    minutesAgo: 27361,
    text: "Book club lasted two hours. The book lasted eleven minutes. We've now resolved Farah's kitchen. #amreading",
    nods: 6,
  },
  {
    by: 'arjun_offbreak',
    minutesAgo: 24458,
    text: "I'd tell you my joke about double-entry bookkeeping, but I'd have to tell it twice.",
    nods: 5,
  },
  {
    by: 'linda_at_the_desk',
    minutesAgo: 23167,
    text: 'A boy of nine returned a book today with a note taped inside: "Page 61 is the best part. Don\'t skip it." We checked. It is. The note\'s staying in. #referencedesk',
    nods: 11,
    replies: [
      {
        by: 'hana_paper',
        minutesAgo: 23147,
        text: 'As a conservator I must say tape is bad for paper. As a person, leave the tape.',
        nods: 6,
      },
    ],
  },
  {
    by: 'zainab_reads',
    minutesAgo: 20055,
    text: "Read 60 pages at lunch. Came back to find that the phone system had crashed for 40 minutes. Do NOT tell me books don't change lives. #amreading",
    nods: 7,
  },
  {
    by: 'linda_at_the_desk',
    minutesAgo: 17489,
    text: 'A man asked for "anything about bridges, but not the sad ones". I\'ve been thinking about what the sad ones would be. Shelf 624.2 is mostly fine.',
    nods: 5,
    replies: [
      { by: 'karim_sidewalks', minutesAgo: 17453, text: 'The sad ones are the ones with no sidewalk.', nods: 5 },
    ],
  },
  {
    by: 'zainab_reads',
    minutesAgo: 14359,
    text: "Hot take from the sofa: putting a book down at page 90 isn't quitting, it's a clean breakup. #amreading",
    nods: 5,
    replies: [
      {
        by: 'linda_at_the_desk',
        minutesAgo: 14342,
        text: "Librarian's rule: 100 minus your age. That's how many pages you owe it.",
        nods: 6,
        replies: [
          {
            by: 'route_42_ron',
            minutesAgo: 14332,
            text: 'That gives me twenty-eight. Seems fair, I am busy.',
            nods: 13,
          },
          {
            by: 'savta_miri',
            minutesAgo: 14320,
            text: 'I owe 26 pages? Then I owe already some authors an apology and some authors owe me. Savta Miri',
            nods: 11,
          },
        ],
      },
      {
        by: 'delphine-traduit',
        minutesAgo: 14299,
        text: 'I am paid to finish them all. Please think of me on page 91.',
        nods: 3,
      },
    ],
  },
  {
    by: 'zainab_reads',
    minutesAgo: 10137,
    text: "So the ledger was blank. The WHOLE TIME. He just liked having something to open. I've been staring at the wall for twenty minutes and the wall is also blank. #amreading",
    contentWarning: 'spoilers for "The Lamplighter\'s Ledger", the ending',
    nods: 5,
    replies: [
      {
        by: 'delphine-traduit',
        minutesAgo: 10017,
        text: 'I translated it, you know. I had to keep quiet for fourteen months. FOURTEEN MONTHS, Zainab.',
        nods: 4,
        replies: [
          {
            by: 'zainab_reads',
            minutesAgo: 10012,
            text: 'YOU WHAT',
            nods: 9,
            replies: [
              {
                by: 'delphine-traduit',
                minutesAgo: 10006,
                text: 'The handwriting slopes left in French as well. I insisted.',
                nods: 6,
              },
            ],
          },
        ],
      },
    ],
  },
  {
    by: 'linda_at_the_desk',
    minutesAgo: 8954,
    text: 'Large-print section is now the most stolen-from section, which tells you that thieves are getting older too. #referencedesk',
    nods: 4,
  },
  {
    by: 'zainab_reads',
    minutesAgo: 4459,
    text: 'Gran\'s read the same paperback every winter since 1974. The cover\'s gone. Page one is gone. "I know how it starts," she said. #amreading',
    nods: 5,
  },
  {
    by: 'linda_at_the_desk',
    minutesAgo: 3063,
    text: 'Reference desk: someone asked for a quiet place to be for an hour and no book. Carrel six. We also do that. #referencedesk',
    nods: 6,
  },
];
