/** The words of the dataset's quacks. They have no meaning; only lengths and scripts matter. */
export const ENGLISH =
  `a about after again all also always an and another any are around as ask at away back bad be because been before best better
  big bit bread bring build bus but by call can cat change city close code coffee cold come could day did different do does dog done
  door down duck each early easy end enough even evening ever every far feel few find first for forget found friend from full game
  garden get give go good got great green had half hand happy hard has have he head hear heard help her here him his home hope hour
  house how i idea if in into is it its just keep kind kitchen know lake last late later laugh leave left less let light like line
  little long look lost lot love lunch made make man many market maybe me mean meet might mind minute moment money month more morning
  most move much music must my name near need never new next nice night no not nothing now of off often old on once one only open or
  other our out over own page paper park part past people place plan plant play please pond quiet rain read real really red right
  river road room run said same saw say school sea see seen send she should show side sit six sleep slow small so some song soon
  sound start still stop story street such sun sure table take talk tea tell than thank that the their them then there these they
  thing think this those though thought three through time tired to today together told tomorrow tonight too took town train tree
  true try turn two under until up us use very wait walk want warm was watch water way we week well went were what when where which
  while white who why will wind window winter wish with without woman word work world would write wrong year yes yesterday yet you
  young your`.split(/\s+/);

export const HEBREW =
  `אבא אבל אולי אוהב אחר אחרי אחת איזה איך אין איפה איש אל אמא אנחנו אני ארוחה אש את אתה אתמול בבוקר בדיוק בוא בוקר בחוץ בית בלי במקום
  בסוף בערב בקר ברווז בשביל גדול גם גן גשם דבר דרך האם הוא היא היה היום היתה הכל הלך המון הנה הרבה הרחוב זאת זה זמן חבר חברה חדש חוץ
  חורף חיים חלון חם חתול טוב טיול יום ים יפה יש ישן כאן כבר כל כלב כמה כמו כן כתב לא לאט לב לילה לך לכתוב למה לפני לראות מאוד מה מהר
  מחר מי מים מילה מישהו מכאן מצא מקום משהו נהר נחמד נכון סוף סיפור סתם עבודה עוד עיר עכשיו על עם ערב עץ פה פעם צריך קטן קפה קצת קר
  קרוב ראה רגע רוח רוצה רחוק רכבת של שלום שלי שם שמח שמש שנה שקט תודה תמיד`.split(/\s+/);

export const EMOJI = ['🦆', '🙂', '😂', '❤️', '🔥', '👍🏽', '🎉', '☕', '🌧️', '👩‍💻', '🥖', '🚲', '📚', '🇮🇱', '🐈'];

export const LINKS = [
  'https://example.org/ducks',
  'https://example.com/articles/2026/11/how-ponds-freeze?ref=feed',
  'https://news.example.net/city/market-hall',
  'https://example.org/recipes/sourdough#crust',
];

export const FIRST_NAMES =
  `Ada Alan Alma Amir Anat Aria Ben Carla Chen Dana Dov Eden Eli Elsa Emil Emma Eran Eva Finn Gal Gil Grace Hana Hugo Ida Ilan Inga
  Iris Ivan Jonas Judith Karl Kim Lars Lea Leon Lior Liv Lucia Maya Mia Mika Milo Naomi Nina Noa Nora Omar Oren Otto Paula Quinn Rafi
  Ron Rosa Ruth Sami Sara Shir Sofia Tal Tamar Theo Tom Uri Vera Wanda Yael Yair Zoe`.split(/\s+/);

export const HEBREW_NAMES =
  'אביגיל אורי איילת אילן אלון אמיר גיא גלית דנה דניאל הילה יאיר יובל יעל ליאור מאיה מיכל נועה עומר ענת רועי רון רותי שיר תמר'.split(
    ' ',
  );
