/* Which hashtags are the same hashtag. */
import { withoutAccents } from './accents.js';

// Vowel points and cantillation of Hebrew, vowel signs and the stretching tatweel of Arabic.
const OPTIONAL_MARKS = /[\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u0652\u0670]/gu;
const IGNORABLE = /\p{Default_Ignorable_Code_Point}/gu;
const SIGN = /^#+/u;
/** How many characters of a request are read: more than any hashtag has. */
const LONGEST_ASKED = 1_000;

/**
 * The key by which a hashtag, with or without its sign, is stored, compared and looked up: Unicode's NFKC_Casefold (which unites
 * compatible forms and cases, and drops joiners) without accents and the optional vowel marks of Hebrew and Arabic, so that #שָׁלוֹם and #שלום
 * are one tag, and with one of the two wave dashes that Japanese keyboards have. The key of a key is itself.
 */
export function hashtagKey(tag: string): string {
  return withoutAccents(foldedText(tag.replaceAll('～', '〜')).replace(SIGN, ''));
}

/** A text for comparison: letters that differ in case, width, joiners or optional vowel marks are the same. */
export function foldedText(text: string): string {
  const folded = foldCase(text.normalize('NFKC')).normalize('NFKC');
  return folded.replace(IGNORABLE, '').replace(OPTIONAL_MARKS, '').normalize('NFC');
}

/** The key of a requested hashtag, in a list; an empty list if it can't be a hashtag. */
export function keysAsked(tag: string): string[] {
  const key = hashtagKey(tag.slice(0, LONGEST_ASKED));
  return key === '' || key.includes('\0') ? [] : [key];
}

// Lower, upper and lower case again also unites ẞ, ß and ss, which lower case alone does not. Turkish ı is excepted from that,
// and σ loses its form at the end of words.
function foldCase(text: string): string {
  return text.replace(/[^ı]+/gu, (part) => part.toLowerCase().toUpperCase().toLowerCase()).replaceAll('ς', 'σ');
}
