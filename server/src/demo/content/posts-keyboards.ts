import type { DemoPost } from './demo-content.js';

export const keyboardPosts: readonly DemoPost[] = [
  {
    by: 'PriyaTypes',
    minutesAgo: 37713,
    text: 'Lubed 68 switches last night with a paintbrush meant for eyelashes. Each one now sounds like a polite door. #mechanicalkeyboards',
    nods: 7,
  },
  {
    by: 'PriyaTypes',
    minutesAgo: 31903,
    text: "I don't have too many keyboards. I've too few desks. #mechanicalkeyboards",
    nods: 5,
  },
  {
    by: 'PriyaTypes',
    minutesAgo: 26042,
    text: 'Built a board for my father. He types with two fingers and great suspicion. Asked him how it feels. "Like the typewriter at the Railway Office, but it doesn\'t hate me." Best review I\'ll ever get. #mechanicalkeyboards',
    nods: 6,
  },
  {
    by: 'PriyaTypes',
    minutesAgo: 18914,
    text: 'Office poll results on my new switches: 3 "satisfying", 2 "please", and 1 colleague who\'s moved desks "for the light". #mechanicalkeyboards',
    nods: 4,
    replies: [
      {
        by: 'zainab_reads',
        minutesAgo: 18899,
        text: "I'm on the side of the colleague. I work on a reception desk. The sound of typing is how patients know they're being judged.",
        nods: 8,
        replies: [
          {
            by: 'PriyaTypes',
            minutesAgo: 18890,
            text: 'Counterpoint: a good thock says "you\'re being judged by someone who cares about her tools".',
            nods: 6,
            replies: [{ by: 'zainab_reads', minutesAgo: 18877, text: 'Fine but do it in another building', nods: 7 }],
          },
        ],
      },
      {
        by: 'segfault_sam',
        minutesAgo: 18854,
        text: "the silent ones exist and they feel like typing on a wet sponge. this is a hill and i'm alone on it #mechanicalkeyboards",
        nods: 3,
        replies: [
          { by: 'PriyaTypes', minutesAgo: 18832, text: "You're not alone, there's a forum. It's very loud.", nods: 5 },
        ],
      },
    ],
  },
  {
    by: 'PriyaTypes',
    minutesAgo: 11657,
    text: "Today's firmware bug: holding Fn and E types \"Ę\". I don't speak Polish. My keyboard's been taking lessons without me. #mechanicalkeyboards #debugging",
    nods: 3,
    replies: [
      { by: 'pete_route9', minutesAgo: 11637, text: "My babcia says your keyboard's accent is very good.", nods: 5 },
    ],
  },
  {
    by: 'PriyaTypes',
    minutesAgo: 7495,
    text: 'Found the exact beige. Twenty-two sample keycaps, five months, one shade that looks like a 1987 railway timetable. Ordering. #mechanicalkeyboards',
    nods: 5,
    replies: [
      {
        by: 'eitan_baderech',
        minutesAgo: 7479,
        text: 'as a person with actual 1987 railway timetables, I need to see this next to one',
        nods: 4,
        replies: [
          { by: 'PriyaTypes', minutesAgo: 7469, text: "I've never wanted anything to be peer reviewed more.", nods: 5 },
        ],
      },
    ],
  },
];
