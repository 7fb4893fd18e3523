import type { DemoPost } from './demo-content.js';

export const breadAndCoffeePosts: readonly DemoPost[] = [
  { by: 'ovenat4', minutesAgo: 39836, text: "4am. flour on the ceiling. i don't know either. #sourdough", nods: 8 },
  {
    by: 'ovenat4',
    minutesAgo: 35510,
    text: 'gerald update: gerald (starter, 11 years old, rye) climbed out of his jar in the night and got as far as the till.',
    nods: 6,
    replies: [
      { by: 'frankie_slowly', minutesAgo: 35460, text: 'Gerald has a better 5k time than me', nods: 7 },
      {
        by: 'segfault_sam',
        minutesAgo: 35330,
        text: 'did he ring anything up',
        nods: 4,
        replies: [{ by: 'ovenat4', minutesAgo: 35322, text: '£0.00 "misc"', nods: 11 }],
      },
    ],
  },
  {
    by: 'noam_roasts',
    minutesAgo: 33608,
    text: 'קלייה חדשה מאתיופיה. בכוס: ברגמוט, אפרסק, ותחושה קלה שאני מוציא יותר מדי כסף על שק. #קפה',
    nods: 5,
  },
  {
    by: 'eitan_baderech',
    minutesAgo: 32287,
    text: 'קפה ברכבת של 6:12: שבעה שקלים, טעם של מדפסת, והנוף מגיע חינם. #קפה',
    nods: 4,
  },
  {
    by: 'ovenat4',
    minutesAgo: 29671,
    text: 'people ask what flour i use. the honest answer is "the one that arrived". the technique isn\'t the flour it\'s turning up again the next day. #sourdough',
    nods: 12,
  },
  {
    by: 'noam_roasts',
    minutesAgo: 25139,
    text: 'לקוח: "אפשר אמריקנו אבל בלי הרבה מים?" אני: "כלומר אספרסו." לקוח: "לא, לא, אספרסו חזק לי." עבדתי על זה עשר דקות ויצא לו משהו טוב. אני לא יודע מה זה היה. #קפה',
    nods: 9,
    replies: [
      { by: 'omer_debug', minutesAgo: 25119, text: 'edge case', nods: 6 },
      { by: 'savta_miri', minutesAgo: 25106, text: 'נועם חמוד, קוראים לזה בוץ. לא צריך מכונה. סבתא מירי', nods: 8 },
    ],
  },
  {
    by: 'ovenat4',
    minutesAgo: 22103,
    text: 'a lad of about six asked for "the loaf with the most holes". when i asked why he said "less bread". hire him.',
    nods: 7,
  },
  {
    by: 'ovenat4',
    minutesAgo: 18212,
    text: "oven 2 is making the noise again. i've told it i'm fond of it. will try a spanner at six",
    nods: 3,
  },
  {
    by: 'ovenat4',
    minutesAgo: 12391,
    text: "72% hydration yesterday. 78% today because it's dry out. dough felt like holding a sleeping cat #sourdough",
    nods: 5,
    replies: [{ by: 'lou_fairweather', minutesAgo: 12365, text: 'ours is about 85% then', nods: 4 }],
  },
  {
    by: 'noam_roasts',
    minutesAgo: 10367,
    text: "מבחן לשכנים חדשים: אם אתם מכינים קפה שחור בפינג'אן ולא מוותרים על ההל, אתם יכולים להישאר. #קפה",
    nods: 6,
  },
  {
    by: 'PriyaTypes',
    minutesAgo: 8727,
    text: 'Degree coffee, davara and tumbler, pulled from as high as the arm goes. My keyboards may be imported but this part of me is from Mylapore and will not be discussed.',
    nods: 8,
    replies: [
      {
        by: 'noam_roasts',
        minutesAgo: 8667,
        text: "I'd like to discuss it very much. What's the chicory ratio?",
        nods: 5,
        replies: [
          { by: 'PriyaTypes', minutesAgo: 8645, text: "80:20, and my grandmother's ghost just nodded.", nods: 7 },
        ],
      },
    ],
  },
  {
    by: 'ovenat4',
    minutesAgo: 8124,
    text: 'somebody has left a jar on the bakery step with a note: "this is Susan. she is Gerald\'s daughter. she is doing well." i\'ve had to sit down. #sourdough',
    nods: 4,
    replies: [
      { by: 'wrenwatcher', minutesAgo: 8104, text: 'I am crying at a jar.', nods: 8 },
      { by: 'gus_stirs', minutesAgo: 8004, text: 'Susan better be invited for the holidays', nods: 5 },
    ],
  },
  {
    by: 'noam_roasts',
    minutesAgo: 3312,
    text: 'החלפתי היום אבנים במטחנה. הצליל החדש שלה כל כך נעים שעמדתי וטחנתי סתם, לאוויר, כמו אדם לא בריא. #קפה',
    nods: 4,
  },
];
