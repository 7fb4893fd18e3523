import type { DemoPost } from './demo-content.js';

export const birdPosts: readonly DemoPost[] = [
  {
    by: 'wrenwatcher',
    minutesAgo: 39618,
    text: 'Low Ings at first light: 4 avocet, 1 spoonbill asleep on one leg, 1 birder asleep on two. #birding',
    nods: 9,
  },
  {
    by: 'tamar_ringing',
    minutesAgo: 38287,
    text: 'הבוקר הראשון של העונה בתחנת הטיבוע. 43 ציפורים, שלוש כוסות תה, ואצבע אחת שהסבכי החליט שהיא אויב. #צפרות #birding',
    nods: 7,
  },
  {
    by: 'route_42_ron',
    minutesAgo: 36200,
    text: 'There is a pigeon at the bus station that boards the 42 at stop C and gets off at the market. I have reported this to former colleagues. They already knew. His name is Malcolm.',
    nods: 19,
    replies: [
      {
        by: 'wrenwatcher',
        minutesAgo: 36191,
        text: 'Does he tap in?',
        nods: 6,
        replies: [{ by: 'route_42_ron', minutesAgo: 36187, text: 'He is over sixty.', nods: 15 }],
      },
      { by: 'danfo_diaries', minutesAgo: 36169, text: 'In Lagos the pigeon would be the conductor.', nods: 8 },
      {
        by: 'pete_route9',
        minutesAgo: 36080,
        text: "Please tell Malcolm there's a sorting facility in Pittsburgh with an open skylight and excellent crumbs.",
        nods: 4,
      },
    ],
  },
  {
    by: 'wrenwatcher',
    minutesAgo: 35353,
    text: "Two hours in the hide with a man who identified everything, out loud, wrongly, with total joy. I corrected nothing. He's had the best morning of anyone on this marsh.",
    nods: 5,
  },
  {
    by: 'tamar_ringing',
    minutesAgo: 33219,
    text: 'A swallow we ringed here three springs ago turned up in a net near Gdańsk. 12.4 cm of wing. She has done that trip six times now and I complain about the drive to Kiryat Shmona. #birding',
    nods: 6,
    replies: [
      {
        by: 'delphine-traduit',
        minutesAgo: 33179,
        text: '« Hirondelle » in French, from the Latin hirundo. Even the word has migrated.',
        nods: 5,
      },
      {
        by: 'wrenwatcher',
        minutesAgo: 33099,
        text: "Six crossings on the weight of an AA battery. I'll never get used to it.",
        nods: 2,
      },
    ],
  },
  {
    by: 'lowtide_ines',
    minutesAgo: 32107,
    text: 'A turnstone just stole the lid of my sample jar, inspected it, and put it down two metres away as if to say "no."',
    nods: 4,
  },
  {
    by: 'wrenwatcher',
    minutesAgo: 30996,
    text: 'The bittern boomed once at 6.52 and then never again, like somebody testing a microphone.',
    nods: 3,
  },
  {
    by: 'tamar_ringing',
    minutesAgo: 29618,
    text: 'שאלה שמקבלים כל שבוע בתחנה: "זה לא כואב לציפור?" תשובה: הטבעת שוקלת פחות מגרגר אורז. אבל ממי שמחזיק אותה היא מאוד, מאוד לא מרוצה. #צפרות',
    nods: 5,
  },
  {
    by: 'MothTheo',
    minutesAgo: 26174,
    text: 'Downy woodpecker, ninety seconds, one dead birch, four hundred and something taps. I lost count because I was smiling.',
    nods: 3,
  },
  {
    by: 'wrenwatcher',
    minutesAgo: 25156,
    text: "A plea to beginners: you don't need the expensive binoculars. You need the second-hand ones, a flask, and a willingness to stare at a hedge for twenty minutes while a dog walker asks if you're all right. #birding",
    nods: 12,
    replies: [
      {
        by: 'zainab_reads',
        minutesAgo: 25140,
        text: 'What if I am not all right but I also like birds',
        nods: 7,
        replies: [{ by: 'wrenwatcher', minutesAgo: 25134, text: "Then you're what we call a regular.", nods: 14 }],
      },
      {
        by: 'frankie_slowly',
        minutesAgo: 25096,
        text: 'I run past a woman staring at a hedge every Tuesday. Was about to ring someone. Will wave instead.',
        nods: 3,
      },
    ],
  },
  {
    by: 'savta_miri',
    minutesAgo: 21736,
    text: 'יש דוכיפת אחת שבאה כל בוקר למרפסת שלי ומסתכלת לי לתוך הסלון כאילו היא מהוועד. היום שמתי לה מים. היא שתתה והמשיכה לבקר. סבתא מירי',
    nods: 13,
    replies: [
      {
        by: 'tamar_ringing',
        minutesAgo: 21724,
        text: '@savta_miri דוכיפת במרפסת זה כבוד גדול! היא מחפשת זחלים בעציצים, תני לה לעבוד.',
        nods: 6,
        replies: [{ by: 'savta_miri', minutesAgo: 21699, text: 'שתעבוד, אבל שלא תסתכל ככה', nods: 9 }],
      },
    ],
  },
  {
    by: 'pete_route9',
    minutesAgo: 20812,
    text: "Red-tailed hawk on the Kowalskis' satellite dish again. Every squirrel on Route 9 is being very polite today. #birding",
    nods: 6,
  },
  {
    by: 'wrenwatcher',
    minutesAgo: 19547,
    text: 'Fog. I can hear about six thousand starlings and see my own boots.',
    nods: 2,
  },
  {
    by: 'karim_sidewalks',
    minutesAgo: 17654,
    text: 'The swifts are back above Wadi Salib and they\'ve gone straight to the same crack in the same wall as last year. Renovation permits should come with a column for "who lives in the crack". #birding #urbanplanning',
    nods: 7,
    replies: [
      {
        by: 'tamar_ringing',
        minutesAgo: 17620,
        text: 'There are swift bricks! One block with a hole in it, same price as a normal one more or less. I can send you the dimensions.',
        nods: 5,
        replies: [
          {
            by: 'karim_sidewalks',
            minutesAgo: 17609,
            text: 'Please do. I have a meeting with an architect who owes me a favour.',
            nods: 4,
          },
        ],
      },
    ],
  },
  {
    by: 'tamar_ringing',
    minutesAgo: 15272,
    text: '05:10. Nets are open, coffee is terrible, and a nightingale is being insufferable in the reeds. No complaints.',
    nods: 4,
  },
  {
    by: 'route_42_ron',
    minutesAgo: 13010,
    text: 'Malcolm was not on the 42 today. Driver says he saw him on the X98. Everybody is entitled to a change.',
    nods: 10,
  },
  { by: 'wrenwatcher', minutesAgo: 12196, text: "Kingfisher. That's all, that's the whole message. #birding", nods: 4 },
  {
    by: 'hana_paper',
    minutesAgo: 9181,
    text: '川辺の紙屋さんの前に、今朝も青鷺。The grey heron in front of the paper shop again, on one leg, like a folding ruler nobody put away.',
    nods: 5,
  },
  {
    by: 'wrenwatcher',
    minutesAgo: 6517,
    text: 'My neighbour has asked me to identify a bird from the following: "brown, sort of cross". Narrowed it down to nine.',
    nods: 8,
    replies: [{ by: 'MothTheo', minutesAgo: 6495, text: 'Is your neighbour sure it was a bird', nods: 6 }],
  },
  {
    by: 'tamar_ringing',
    minutesAgo: 5109,
    text: 'שיא יומי: 112 ציפורים לפני שבע בבוקר. מתנדב חדש, בן 14, שאל אם אפשר לבוא מחר "גם אם אין טיבוע, סתם להסתכל". זהו, הוא אבוד, ברוך הבא. #צפרות #birding',
    nods: 6,
  },
  {
    by: 'pete_route9',
    minutesAgo: 3138,
    text: 'Bluebird nest box on pole 41: five eggs. Nobody on this street is allowed to slam a car door until further notice.',
    nods: 3,
  },
];
