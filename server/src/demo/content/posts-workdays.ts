import type { DemoPost } from './demo-content.js';

export const workdayPosts: readonly DemoPost[] = [
  {
    by: 'ms_abernathy',
    minutesAgo: 37469,
    text: "Overheard in sixth grade: \"I'm not lost, I'm just early for where I'm going.\" #overheard",
    nods: 9,
  },
  {
    by: 'pete_route9',
    minutesAgo: 35845,
    text: 'Dogs of Route 9: Biscuit, terrier, 214 Elm. Barks at the letter slot, accepts the catalog with both paws, barks at the catalog. 10/10. #dogsofroute9',
    nods: 10,
  },
  {
    by: 'linda_at_the_desk',
    minutesAgo: 31940,
    text: 'Child to librarian: "Do you live here?" Other child, whispering: "She\'s CLOSED at night." #overheard',
    nods: 7,
  },
  {
    by: 'ms_abernathy',
    minutesAgo: 31688,
    text: 'A kid handed in a lab report where the conclusion was "It did not work and I think that\'s fair." Full marks. #overheard',
    nods: 6,
  },
  {
    by: 'pete_route9',
    minutesAgo: 27227,
    text: "Dogs of Route 9: Duchess, Great Dane, 88 Birch. Leaned on me. I'm part of the porch now. Please forward my mail. 11/10 #dogsofroute9",
    nods: 7,
  },
  {
    by: 'ms_abernathy',
    minutesAgo: 25972,
    text: 'We measured the speed of sound with two pans and a football field. We got 290 m/s. Wind, error bars, and Marcus laughing. #sixthgrade',
    nods: 5,
  },
  {
    by: 'danfo_diaries',
    minutesAgo: 24710,
    text: 'Woman on phone, back seat, whole bus listening: "No, don\'t apologise to me, apologise to the rice." #overheard',
    nods: 8,
  },
  {
    by: 'lou_fairweather',
    minutesAgo: 21601,
    text: "Ada (4) has started a newspaper. Today's headline: MOE. There's no article.",
    nods: 8,
  },
  {
    by: 'zainab_reads',
    minutesAgo: 19115,
    text: 'Waiting room, two old boys: "How\'s your knee?" "Which?" "The good one." "Oh, that\'s the bad one now." #overheard',
    nods: 5,
  },
  {
    by: 'pete_route9',
    minutesAgo: 18554,
    text: "Retirement card day for Marge at window 3. Forty years. She says she only ever lost one parcel and she still thinks about it. Whoever was waiting on a blue lamp in 1991: she's sorry.",
    nods: 9,
    replies: [
      { by: 'savta_miri', minutesAgo: 18524, text: 'Tell Marge it was maybe not a nice lamp. Savta Miri', nods: 7 },
    ],
  },
  {
    by: 'ms_abernathy',
    minutesAgo: 17369,
    text: 'Pop quiz answer to "What is friction?": "When two things meet and neither wants to be the one who moves." I\'ve been married nineteen years and I\'ve never put it better. #sixthgrade #overheard',
    nods: 7,
  },
  {
    by: 'lou_fairweather',
    minutesAgo: 14479,
    text: "We lost one (1) mitten and found five (5). None is the same mitten. I think the park's breeding them.",
    nods: 6,
  },
  {
    by: 'pete_route9',
    minutesAgo: 13046,
    text: 'Dogs of Route 9: Unknown, brown, sort of a mop, 17 Cedar. Followed me for six houses carrying a stick longer than the sidewalk. Hit every fence. Concert. 10/10 #dogsofroute9',
    nods: 6,
  },
  {
    by: 'arjun_offbreak',
    minutesAgo: 11597,
    text: "Terrace cricket rule amended after today's match: if the ball lands in Mrs. Thomas's sambar it's six, AND you go and say sorry, AND you're given lunch.",
    nods: 5,
  },
  {
    by: 'ms_abernathy',
    minutesAgo: 8700,
    text: 'Student: "Do worms know it\'s Monday?" Different student, gently: "They know it\'s something." #overheard',
    nods: 6,
  },
  {
    by: 'lou_fairweather',
    minutesAgo: 5751,
    text: 'Moe at bedtime, thinking hard: "When I was old I was a dad." Couldn\'t follow up. He was asleep. #overheard',
    nods: 7,
  },
  {
    by: 'pete_route9',
    minutesAgo: 5600,
    text: 'Kid on a tricycle to his grandpa: "You can\'t pass me, I\'m construction." #overheard #dogsofroute9 (there was also a dog)',
    nods: 5,
  },
  {
    by: 'arjun_offbreak',
    minutesAgo: 4375,
    text: 'Bowled eleven overs of off-break on a wet tennis ball. Figures: 0 for 41, one window (open), one auto-rickshaw (stopped to watch, gave notes).',
    nods: 4,
  },
];
