import type { DemoPost } from './demo-content.js';

export const cityPosts: readonly DemoPost[] = [
  {
    by: 'karim_sidewalks',
    minutesAgo: 39529,
    text: 'Measured forty pavements before breakfast. The average Haifa sidewalk is exactly one opinion wide. #urbanplanning',
    nods: 8,
  },
  {
    by: 'danfo_diaries',
    minutesAgo: 38122,
    text: '5:50am, Ojota. Conductor: "Enter with your change o!" Everyone enters. Nobody has change. This country runs on hope and we\'ve never run out.',
    nods: 9,
    replies: [
      {
        by: 'route_42_ron',
        minutesAgo: 38097,
        text: 'In thirty-one years I was given the right change perhaps nine times. I remember each of them fondly.',
        nods: 7,
      },
    ],
  },
  {
    by: 'eitan_baderech',
    minutesAgo: 36665,
    text: 'הלוח בתחנה: הרכבת הבאה בעוד 2 דקות.\nעברו 2 דקות. הלוח: 2 דקות.\nעברו 5. הלוח: 2 דקות.\nזה כבר לא זמן, זו עמדה. #רכבת #ירושלים',
    nods: 6,
  },
  {
    by: 'route_42_ron',
    minutesAgo: 35048,
    text: 'A lady once rode the 42 end to end with me, both directions, to finish a jumper. Sleeve was done by Headingley. She held it up in the mirror at the terminus. I gave it the thumbs up. You do not get that on the motorway.',
    nods: 13,
  },
  {
    by: 'karim_sidewalks',
    minutesAgo: 33816,
    text: "People ask what a planner does all day. Today: argued for nine centimetres. Won six. A wheelchair needs the six, so I'm calling it a good day. #urbanplanning",
    nods: 6,
    replies: [
      { by: 'ms_abernathy', minutesAgo: 33796, text: '"Argued for nine, won six" is teaching in four words.', nods: 4 },
    ],
  },
  {
    by: 'danfo_diaries',
    minutesAgo: 32414,
    text: 'Photographed a danfo with "NO SHORTCUT TO HEAVEN" on the back, taking a shortcut. #transit',
    nods: 7,
  },
  {
    by: 'eitan_baderech',
    minutesAgo: 30797,
    text: "Took the slowest train up the coast just for the windows. Two hours instead of fifty minutes, one egret, one whole sandwich eaten with a view. Recommended to anyone who isn't expected anywhere. #רכבת #transit",
    nods: 4,
  },
  {
    by: 'linda_at_the_desk',
    minutesAgo: 29202,
    text: 'They put a bench back outside the library. Four people have already used it for its intended purpose, which is sitting, and one for its actual purpose, which is crying a little after the post office. #urbanplanning',
    nods: 5,
  },
  {
    by: 'karim_sidewalks',
    minutesAgo: 27989,
    text: 'A desire path is a vote. Somebody walked across that grass two thousand times because the official route was designed from above by someone who was not late. https://en.wikipedia.org/wiki/Desire_path #urbanplanning',
    nods: 10,
    replies: [
      { by: 'pete_route9', minutesAgo: 27959, text: 'Letter carriers wrote half of those ballots.', nods: 6 },
      {
        by: 'hana_paper',
        minutesAgo: 27869,
        text: 'In the temple garden the path was laid after the first winter, where the snow was already trodden. I think about that gardener.',
        nods: 4,
      },
    ],
  },
  {
    by: 'route_42_ron',
    minutesAgo: 26614,
    text: 'My granddaughter says posts do better with hashtags. #hashtags',
    nods: 8,
    replies: [{ by: 'frankie_slowly', minutesAgo: 26609, text: "she's not wrong look at you go", nods: 5 }],
  },
  {
    by: 'danfo_diaries',
    minutesAgo: 24594,
    text: "Three hours Oshodi to Lekki. In that time I've read a novella, been proposed to by a man selling plantain chips, and bought the chips.",
    nods: 5,
    replies: [
      {
        by: 'adaeze_nightsky',
        minutesAgo: 24580,
        text: 'And your answer??',
        nods: 6,
        replies: [{ by: 'danfo_diaries', minutesAgo: 24574, text: 'To the chips, yes.', nods: 9 }],
      },
    ],
  },
  {
    by: 'eitan_baderech',
    minutesAgo: 23703,
    text: 'הנהג בקו הבוקר עצר, פתח דלת, וחיכה לילד שרץ עם תיק שגדול ממנו. כל האוטובוס חיכה. אף אחד לא התלונן. רושם את זה פה כי על איחורים אני רושם תמיד. #ירושלים',
    nods: 5,
  },
  {
    by: 'karim_sidewalks',
    minutesAgo: 21929,
    text: 'ביקור בשטח היום עם ילדי כיתה ג׳. שאלתי מה חסר ברחוב. תשובות: צל, ברזייה, "מקום לחכות לחבר". האחרון לא קיים בשום תקן ואני לא מפסיק לחשוב עליו.',
    nods: 4,
    replies: [
      { by: 'eitan_baderech', minutesAgo: 21911, text: '"מקום לחכות לחבר" זה כל התכנון העירוני במשפט אחד', nods: 5 },
    ],
  },
  {
    by: 'pete_route9',
    minutesAgo: 20315,
    text: 'New crosswalk on Maple: nine weeks of cones, forty minutes of painting, and one old fella who tested it by crossing eleven times. #urbanplanning',
    nods: 4,
  },
  {
    by: 'danfo_diaries',
    minutesAgo: 19161,
    text: 'Rain. The market moved four metres to the left, without discussion, like one animal.',
    nods: 6,
  },
  {
    by: 'route_42_ron',
    minutesAgo: 17908,
    text: 'I was asked at the pub what I miss about driving. Not the mornings. The brakes on the old Leyland, possibly. Mostly it is saying "mind how you go" four hundred times a day and meaning it for about three hundred of them.',
    nods: 11,
    replies: [
      { by: 'nightshift_mei', minutesAgo: 17880, text: 'three hundred out of four hundred is saint numbers', nods: 7 },
    ],
  },
  { by: 'karim_sidewalks', minutesAgo: 16399, text: 'القهوة أولاً، ثم الخرائط. #קפה', nods: 3 },
  {
    by: 'eitan_baderech',
    minutesAgo: 14561,
    text: "I've now timed the Jaffa Street light-rail doors on 214 stops. Median 19 seconds. The record is 71, held by a double bass. #transit #ירושלים",
    nods: 4,
    replies: [
      {
        by: 'fretandspruce',
        minutesAgo: 14526,
        text: 'As somebody who has carried a double bass on public transport: 71 is heroic.',
        nods: 7,
      },
    ],
  },
  {
    by: 'danfo_diaries',
    minutesAgo: 13451,
    text: 'Golden hour on Third Mainland Bridge, all four lanes stopped, and everyone on the bus suddenly a film star. Nobody asked why I was photographing. The light had already asked.',
    nods: 7,
  },
  {
    by: 'karim_sidewalks',
    minutesAgo: 11877,
    text: 'Small victory: the playground gets a gate that closes by itself. Three years, two committees, one spring hinge worth 40 shekels. #urbanplanning',
    nods: 5,
  },
  {
    by: 'eitan_baderech',
    minutesAgo: 10690,
    text: 'מפת הקווים החדשה תלויה בתחנה. מישהו כבר הוסיף בעט חץ קטן: "כאן אני גרה". #ירושלים #רכבת',
    nods: 3,
  },
  {
    by: 'route_42_ron',
    minutesAgo: 9107,
    text: 'They have put a plant on the 42. Driver keeps it by the ticket machine. I asked, is it regulation? He said it is a fern.',
    nods: 6,
    replies: [
      {
        by: 'dalia_bagina',
        minutesAgo: 9088,
        text: 'is it getting enough light? sincerely',
        nods: 4,
        replies: [
          { by: 'route_42_ron', minutesAgo: 9073, text: 'It gets the whole of the Otley Road, twice a day.', nods: 8 },
        ],
      },
    ],
  },
  {
    by: 'danfo_diaries',
    minutesAgo: 7894,
    text: 'The conductor learnt my name. I\'ve been calling him "Conductor" for four years. His name is Emmanuel and he is studying chemistry. We started again today.',
    nods: 4,
    replies: [{ by: 'frankie_slowly', minutesAgo: 7872, text: 'ah that got me', nods: 3 }],
  },
  {
    by: 'karim_sidewalks',
    minutesAgo: 6345,
    text: "Whoever leaves one plastic chair at the bottom of the long stairs in Hadar: I see you, I've put you in my thesis. #urbanplanning",
    nods: 4,
  },
  {
    by: 'eitan_baderech',
    minutesAgo: 4918,
    text: 'ירדתי תחנה אחת לפני, רק כדי ללכת ברחוב שיש בו ריח של מאפייה וכביסה. עשר דקות איחור לעבודה. לא הצטערתי. #ירושלים',
    nods: 5,
  },
  {
    by: 'lou_fairweather',
    minutesAgo: 2989,
    text: "Streetcar driver let Ada press the bell. I'd like to inform the other parents that school, birthday and Christmas are all cancelled as concepts, nothing will top it. #transit",
    nods: 4,
  },
];
