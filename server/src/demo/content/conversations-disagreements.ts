import type { DemoPost } from './demo-content.js';

export const disagreementConversations: readonly DemoPost[] = [
  {
    by: 'route_42_ron',
    minutesAgo: 20362,
    text: 'I see there is a view abroad that the milk goes in first. I have no wish to fall out with anybody.',
    nods: 11,
    replies: [
      { by: 'zainab_reads', minutesAgo: 20358, text: "Ron, I've looked up to you", nods: 8 },
      {
        by: 'arjun_offbreak',
        minutesAgo: 20353,
        text: 'In our house the milk, the water, the tea, the ginger and the sugar all go in together and come out friends.',
        nods: 7,
        replies: [
          {
            by: 'route_42_ron',
            minutesAgo: 20347,
            text: 'Now that I would like to try.',
            nods: 6,
            replies: [
              {
                by: 'arjun_offbreak',
                minutesAgo: 20335,
                text: 'Boil it till it tries to leave the pan. Then take it off. Then let it try once more.',
                nods: 5,
                replies: [
                  {
                    by: 'route_42_ron',
                    minutesAgo: 18895,
                    text: 'It left the pan. Maureen was very good about it. The second pan was the best cup of tea I have had since Whitby.',
                    nods: 16,
                  },
                ],
              },
            ],
          },
        ],
      },
      { by: 'fretandspruce', minutesAgo: 20332, text: 'First. Fight me kindly.', nods: 4 },
      {
        by: 'noam_roasts',
        minutesAgo: 20318,
        text: "I run a coffee place so officially I have no opinion. Unofficially: who's putting milk in tea",
        nods: 3,
      },
    ],
  },
  {
    by: 'karim_sidewalks',
    minutesAgo: 19277,
    text: "Draft guideline on my desk: every new bench gets three armrests. Good for older people getting up. Also stops anyone lying down, which I suspect is the actual point. I don't love it. What would you do? #urbanplanning",
    nods: 6,
    replies: [
      {
        by: 'nightshift_mei',
        minutesAgo: 19264,
        text: "armrests got my mom up off benches for her last five years. i'd keep some",
        nods: 5,
      },
      {
        by: 'ms_abernathy',
        minutesAgo: 19257,
        text: 'One armrest off center? Short side to push up from, long side for whoever needs long.',
        nods: 4,
        replies: [
          {
            by: 'karim_sidewalks',
            minutesAgo: 19250,
            text: "One armrest, off center. I've a master's degree and I've had this on my desk for two weeks.",
            nods: 8,
            replies: [
              { by: 'ms_abernathy', minutesAgo: 19245, text: 'I seat thirty-one twelve-year-olds every day.', nods: 7 },
            ],
          },
        ],
      },
      {
        by: 'fretandspruce',
        minutesAgo: 19217,
        text: "Make it wood, too. Nobody's ever been comforted by a perforated sheet of metal.",
        nods: 4,
        replies: [
          {
            by: 'karim_sidewalks',
            minutesAgo: 19199,
            text: 'Maintenance says wood gets carved with initials.',
            nods: 3,
            replies: [{ by: 'fretandspruce', minutesAgo: 19193, text: "Aye. That's it working.", nods: 10 }],
          },
        ],
      },
      {
        by: 'linda_at_the_desk',
        minutesAgo: 19097,
        text: 'And put the word "please" somewhere on it. Costs nothing.',
        nods: 5,
      },
    ],
  },
  {
    by: 'adaeze_nightsky',
    minutesAgo: 7212,
    text: "Unpopular with city people: we should switch off half the streetlights after midnight. A whole generation in Lagos has never seen the Milky Way. It isn't decoration, it's where we are. #nightsky #urbanplanning",
    nods: 8,
    replies: [
      {
        by: 'karim_sidewalks',
        minutesAgo: 7201,
        text: "I'm a city person and I'm going to disagree gently. I've sat with women in my neighbourhood who walk home from late shifts. Ask them about half the lights.",
        nods: 7,
        replies: [
          {
            by: 'nightshift_mei',
            minutesAgo: 7192,
            text: "i'm one of those. 7 minutes from the bus, 11 if i go round by the lit way. i go round.",
            nods: 9,
            replies: [
              {
                by: 'adaeze_nightsky',
                minutesAgo: 7178,
                text: "That's fair and I was thinking of the sky and not of the pavement. I walk home late also. I take a torch and I sing.",
                nods: 7,
              },
            ],
          },
        ],
      },
      {
        by: 'karim_sidewalks',
        minutesAgo: 7180,
        text: "But most of that light isn't on the pavement! A third of it goes sideways or up, into bedrooms and your telescope. Full cut-off shields, warmer lamps, dim at 1am, brighter at crossings and stops. Safer AND darker. It's the cheap fixtures that make it either/or.",
        nods: 10,
        replies: [
          {
            by: 'adaeze_nightsky',
            minutesAgo: 7168,
            text: "So you're telling me that we're both angry at the same lamp.",
            nods: 6,
            replies: [
              {
                by: 'karim_sidewalks',
                minutesAgo: 7165,
                text: 'The same lamp, exactly.',
                nods: 14,
                replies: [
                  {
                    by: 'danfo_diaries',
                    minutesAgo: 7145,
                    text: "In my street the lamp has been off since the day it was commissioned. We're ahead of all of you.",
                    nods: 8,
                  },
                ],
              },
            ],
          },
        ],
      },
      {
        by: 'MothTheo',
        minutesAgo: 7092,
        text: 'Third vote against that lamp, on behalf of approximately every moth.',
        nods: 5,
      },
      {
        by: 'eitan_baderech',
        minutesAgo: 6972,
        text: 'And please light the timetable. Not the bus stop. The TIMETABLE.',
        nods: 3,
      },
    ],
  },
];
