import type { DemoPost } from './demo-content.js';

export const earlyHoursPosts: readonly DemoPost[] = [
  {
    by: 'nightshift_mei',
    minutesAgo: 39861,
    text: "3am on 4 West: one monitor beeping in B flat, one in B. i've asked maintenance to tune them and they think i'm kidding #nightshift",
    nods: 8,
  },
  {
    by: 'nightshift_mei',
    minutesAgo: 35501,
    text: 'the vending machine on 4 west took my dollar again. we call it the tithe. day shift says it works fine for them. of course it does. they have the sun #nightshift',
    nods: 11,
    replies: [
      {
        by: 'pete_route9',
        minutesAgo: 35461,
        text: "Have you tried leaning on it like you're disappointed in it",
        nods: 5,
        replies: [
          {
            by: 'nightshift_mei',
            minutesAgo: 35450,
            text: "it's immune. it has been disappointed in by experts",
            nods: 7,
          },
        ],
      },
    ],
  },
  {
    by: 'frankie_slowly',
    minutesAgo: 33249,
    text: 'Run report: 4 km, 31 minutes, overtaken by one pram. The baby looked back. #slowrunning',
    nods: 6,
  },
  {
    by: 'frankie_slowly',
    minutesAgo: 31065,
    text: 'Set out to run before work. Did run. Forgot work. #slowrunning',
    nods: 4,
  },
  {
    by: 'nightshift_mei',
    minutesAgo: 29817,
    text: "he's ninety-one and can't sleep and wanted to know what everyone else was doing awake. so i told him. the baker's up. the bus depot's up. somebody's changing a tire, somebody's nursing a baby, somebody's writing a bad poem. he said \"well, good for us\" and went right off. #nightshift",
    nods: 13,
    replies: [
      {
        by: 'ovenat4',
        minutesAgo: 29757,
        text: 'the baker was up. tell him the rye came out well',
        nods: 12,
        replies: [
          {
            by: 'nightshift_mei',
            minutesAgo: 29577,
            text: 'told him. he said "tell the baker well done" like you were down the hall',
            nods: 14,
          },
        ],
      },
    ],
  },
  {
    by: 'frankie_slowly',
    minutesAgo: 25292,
    text: 'Marathon training plan says "easy". Plan has never met the hill on Patrick Street. #slowrunning',
    nods: 3,
  },
  {
    by: 'nightshift_mei',
    minutesAgo: 24041,
    text: 'things i\'ve been handed tonight, unprompted: a tooth, a coupon, a live cricket in a cup ("he\'s with me") #nightshift',
    contentWarning: 'hospital, mild grossness',
    nods: 6,
    replies: [
      {
        by: 'MothTheo',
        minutesAgo: 24012,
        text: 'Please tell me someone checked the cricket in',
        nods: 5,
        replies: [
          { by: 'nightshift_mei', minutesAgo: 23994, text: 'under his own name. occupation: musician', nods: 8 },
        ],
      },
    ],
  },
  {
    by: 'frankie_slowly',
    minutesAgo: 20146,
    text: "Finished last in the parish 10k. The lad packing up the cones jogged in alongside me carrying them. We came joint last. We've a pint arranged. #slowrunning",
    nods: 5,
    replies: [
      {
        by: 'route_42_ron',
        minutesAgo: 20121,
        text: 'Somebody has to make sure everyone else got in all right.',
        nods: 9,
      },
    ],
  },
  {
    by: 'nightshift_mei',
    minutesAgo: 16789,
    text: "new grad cried in the supply room. i said we all have a shelf. mine's saline. she picked linens. good choice, soft #nightshift",
    nods: 5,
  },
  {
    by: 'nightshift_mei',
    minutesAgo: 12482,
    text: "four nurses, one birthday cupcake, one pair of trauma shears. fairest cut i've ever seen #nightshift",
    nods: 6,
  },
  {
    by: 'nightshift_mei',
    minutesAgo: 11074,
    text: "somebody fixed the tithe. it gave me my pretzels AND the dollar. i'm frightened #nightshift",
    nods: 9,
    replies: [
      {
        by: 'ms_abernathy',
        minutesAgo: 11050,
        text: "Don't eat them. That's how it gets you.",
        nods: 4,
        replies: [{ by: 'nightshift_mei', minutesAgo: 11043, text: 'too late they were delicious', nods: 8 }],
      },
    ],
  },
  {
    by: 'frankie_slowly',
    minutesAgo: 7984,
    text: 'Personal best!! Not in running. In number of dogs greeted per km. 7.3. @pete_route9 eat your heart out #slowrunning',
    nods: 6,
    replies: [
      {
        by: 'pete_route9',
        minutesAgo: 7804,
        text: "You're welcome on Route 9 any time. Bring stamina, it's 61 dogs.",
        nods: 7,
      },
    ],
  },
  {
    by: 'nightshift_mei',
    minutesAgo: 5262,
    text: "it's the hour when the building hums. @ovenat4 are you up",
    nods: 7,
    replies: [
      {
        by: 'ovenat4',
        minutesAgo: 5256,
        text: "up. shaping. what's the hum",
        nods: 8,
        replies: [{ by: 'nightshift_mei', minutesAgo: 5252, text: 'B flat. they never did tune it', nods: 9 }],
      },
    ],
  },
  {
    by: 'nightshift_mei',
    minutesAgo: 3894,
    text: 'wrote "will check on him again at 5" on the board and he\'d written under it, very shaky, "will be here" #nightshift',
    nods: 6,
  },
  {
    by: 'frankie_slowly',
    minutesAgo: 2827,
    text: 'The cone lad\'s called Declan. He\'s training for something called a "duathlon", which is a run, a bike, and a run, "in case you didn\'t hate the first one enough". I\'ve signed up. #slowrunning',
    nods: 4,
  },
];
