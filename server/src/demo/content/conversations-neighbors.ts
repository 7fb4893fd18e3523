import type { DemoPost } from './demo-content.js';

export const neighborConversations: readonly DemoPost[] = [
  {
    by: 'wrenwatcher',
    minutesAgo: 13432,
    text: "Thinking of a proper beginners' bird walk at Low Ings, the Saturday after next, 7 to 10. No knowledge needed, no gear needed, I've four spare pairs of bins and a tea urn. Who's in? #birding",
    nods: 13,
    replies: [
      {
        by: 'zainab_reads',
        minutesAgo: 13426,
        text: 'In, if "no knowledge" is meant sincerely. I know robin and I know not robin.',
        nods: 5,
        replies: [
          { by: 'wrenwatcher', minutesAgo: 13422, text: "That's the whole dichotomous key. You're in.", nods: 6 },
        ],
      },
      {
        by: 'ovenat4',
        minutesAgo: 13418,
        text: 'i finish at 6. can bring forty buns. will not be able to talk',
        nods: 8,
      },
      {
        by: 'route_42_ron',
        minutesAgo: 13399,
        text: 'How is one to get there? The 87 stops at Fenner Lane at 6.20 on a Saturday and that is two miles short.',
        nods: 9,
        replies: [
          {
            by: 'wrenwatcher',
            minutesAgo: 13390,
            text: "That's the flaw in it. I can fit three in the car, four if nobody breathes.",
            nods: 4,
            replies: [
              {
                by: 'route_42_ron',
                minutesAgo: 13365,
                text: 'The community centre has a sixteen-seat minibus and my licence is in date until my birthday. I have asked Maureen. Maureen said "oh go on then" before I had finished.',
                nods: 17,
                replies: [
                  { by: 'wrenwatcher', minutesAgo: 13360, text: 'RON.', nods: 12 },
                  {
                    by: 'zainab_reads',
                    minutesAgo: 13353,
                    text: "I'm going to cry on a bus and it'll be like school",
                    nods: 8,
                  },
                ],
              },
            ],
          },
        ],
      },
      {
        by: 'fretandspruce',
        minutesAgo: 13252,
        text: "Edinburgh's a fair way but I've a sister in York who owes me a sofa. Put me down.",
        nods: 4,
      },
      {
        by: 'tamar_ringing',
        minutesAgo: 13132,
        text: "I'm 3,500 km away and I'm jealous. Count the reed warblers for me, males on the left.",
        nods: 5,
      },
    ],
  },
  {
    by: 'lou_fairweather',
    minutesAgo: 9053,
    text: 'Our cat Pretzel got out this morning through a screen that Moe "was testing". Gray tabby, white bib, one ear with a notch, answers to Pretzel or to any packet opening. We\'re near the ravine in the east end of Toronto. If you know anyone around here please pass it on. #FindPretzel',
    nods: 24,
    replies: [
      {
        by: 'linda_at_the_desk',
        minutesAgo: 9045,
        text: "Oh Lou. First day they're nearly always within three houses. Look under things, look low, look somewhere embarrassing.",
        nods: 6,
      },
      {
        by: 'pete_route9',
        minutesAgo: 9038,
        text: 'Letter carrier advice: tell your letter carrier. We know every gap in every fence and which porch puts out tuna.',
        nods: 9,
        replies: [
          {
            by: 'lou_fairweather',
            minutesAgo: 9018,
            text: "Ours is called Denise and she's just radioed two other routes. I had no idea they could do that.",
            nods: 5,
            replies: [
              { by: 'pete_route9', minutesAgo: 9012, text: "We're not supposed to say we can do that.", nods: 11 },
            ],
          },
        ],
      },
      {
        by: 'nightshift_mei',
        minutesAgo: 9013,
        text: "put the litter box outside and a sweatshirt you've worn. and go out at 3 or 4 am when it's quiet, call once, then sit. cats come to quiet. i'll be awake, tell me and i'll keep you company",
        nods: 8,
        replies: [
          {
            by: 'lou_fairweather',
            minutesAgo: 7933,
            text: "It's 3:40. I'm on the back steps with a flashlight and a bag of treats. The raccoons think I'm marvelous.",
            nods: 7,
            replies: [
              {
                by: 'nightshift_mei',
                minutesAgo: 7929,
                text: 'here. bed 9 says his cat was gone eleven days in 1968 and came back fatter',
                nods: 6,
                replies: [
                  {
                    by: 'lou_fairweather',
                    minutesAgo: 7920,
                    text: 'Tell bed 9 thank you. I really needed fatter.',
                    nods: 8,
                  },
                ],
              },
            ],
          },
        ],
      },
      {
        by: 'savta_miri',
        minutesAgo: 8933,
        text: 'A cat that goes is a cat that visits. Put sardines. Not the cheap ones. Savta Miri',
        nods: 10,
      },
      {
        by: 'segfault_sam',
        minutesAgo: 8753,
        text: 'sharing with the two canadians i know. statistically they know everyone',
        nods: 4,
      },
    ],
  },
  {
    by: 'lou_fairweather',
    minutesAgo: 7623,
    text: 'Day two. Posters are up. Ada drew them. They show a circle with teeth and the word PREZL. Three people have already called to report circles with teeth. #FindPretzel',
    nods: 18,
    replies: [
      { by: 'hana_paper', minutesAgo: 7608, text: "Please keep one. I'd bind it in leather.", nods: 6 },
      {
        by: 'route_42_ron',
        minutesAgo: 7593,
        text: 'My wife says to walk the route you would take if you were eleven inches tall.',
        nods: 8,
        replies: [
          {
            by: 'lou_fairweather',
            minutesAgo: 7473,
            text: "This is genuinely good. I got down on the ground. There's a gap behind the Hendersons' shed that I've never seen in six years.",
            nods: 10,
          },
        ],
      },
    ],
  },
  {
    by: 'lou_fairweather',
    minutesAgo: 6971,
    text: "SHE'S HOME. Behind the Hendersons' shed, down the gap, in a recycling bin full of egg cartons, with the expression of someone whose taxi was late. One burr, zero remorse. Ron's wife, you're getting a card. #FindPretzel",
    nods: 29,
    replies: [
      {
        by: 'nightshift_mei',
        minutesAgo: 6968,
        text: "told the whole desk. there was applause. bed 9 wants to know if she's fatter",
        nods: 12,
        replies: [{ by: 'lou_fairweather', minutesAgo: 6957, text: 'Weighed her. She is fatter.', nods: 15 }],
      },
      { by: 'pete_route9', minutesAgo: 6966, text: 'Route 9 is flying its flag at full mast', nods: 9 },
      { by: 'savta_miri', minutesAgo: 6962, text: 'סרדינים!! סבתא מירי', nods: 11 },
      {
        by: 'adaeze_nightsky',
        minutesAgo: 6931,
        text: "I've been refreshing this between galaxies. Welcome home, Pretzel!",
        nods: 6,
      },
      {
        by: 'route_42_ron',
        minutesAgo: 6491,
        text: 'Maureen is very pleased. She would like it noted she has also never lost a glove.',
        nods: 16,
      },
    ],
  },
  {
    by: 'wrenwatcher',
    minutesAgo: 1783,
    text: 'Bird walk report: 14 people, 38 species, 40 buns, 1 minibus on time to the minute. Zainab found a water rail before any of us and said, loudly, "is that anything". Yes. It\'s something. #birding',
    nods: 19,
    replies: [
      {
        by: 'zainab_reads',
        minutesAgo: 1776,
        text: 'I know robin, not robin, and water rail. Nobody can stop me now.',
        nods: 11,
      },
      { by: 'ovenat4', minutesAgo: 1768, text: 'can confirm: buns. slept on the bus with my mouth open', nods: 7 },
      {
        by: 'fretandspruce',
        minutesAgo: 1762,
        text: 'The spoonbill flew right over and everyone went quiet, and Ron turned the engine off without being asked. That was a good minute.',
        nods: 6,
      },
      {
        by: 'route_42_ron',
        minutesAgo: 1663,
        text: 'I said mind how you go to fourteen people and meant it fourteen times.',
        nods: 21,
      },
      {
        by: 'tamar_ringing',
        minutesAgo: 1543,
        text: 'And the reed warblers??',
        nods: 5,
        replies: [{ by: 'wrenwatcher', minutesAgo: 1531, text: 'Nine. Five on the left.', nods: 8 }],
      },
    ],
  },
];
