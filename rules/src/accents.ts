/* Which letters differ by an accent alone. The function `without_accents` of the database is the same, and a test compares them. */

// Of и and у, a breve makes letters of their own.
const ACCENTS = /([иИуУ]\u0306)|[\u0300-\u036f]/gu;
/** Letters that Unicode doesn't decompose, and those that people type for them; as in the transliteration Latin-ASCII of CLDR. */
const [LETTERS, PLAIN] = ['đĐðÐħĦıłŁŋŊøØŧŦƀɓɖɗƒɠɨƙɲɔɛʉʋƴƶ', 'dDdDhHilLnNoOtTbbddfgiknoeuvyz'];
const PAIRS = new Map([
  ...Array.from(LETTERS, (letter, index) => [letter, PLAIN.charAt(index)] as const),
  ...([
    ['æ', 'ae'],
    ['Æ', 'AE'],
    ['œ', 'oe'],
    ['Œ', 'OE'],
    ['ß', 'ss'],
    ['ẞ', 'SS'],
    ['þ', 'th'],
    ['Þ', 'TH'],
  ] as const),
]);
const PAIRED = new RegExp(`[${[...PAIRS.keys()].join('')}]`, 'gu');

/** A text in compatible forms (NFKC) and without the accents of its letters: crème and creme are the same. Hebrew and Arabic are unchanged. */
export function withoutAccents(text: string): string {
  const bare = text.normalize('NFKD').replace(ACCENTS, '$1');
  return bare.replace(PAIRED, (letter) => PAIRS.get(letter)!).normalize('NFC');
}
