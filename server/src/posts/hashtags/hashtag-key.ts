/*
 * Which hashtags are the same hashtag. The web client bundles this file through post-text.ts: no Node API, no imports.
 */

// Vowel points and cantillation of Hebrew, vowel signs and the stretching tatweel of Arabic.
const OPTIONAL_MARKS = /[\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u0652\u0670]/gu;
const IGNORABLE = /\p{Default_Ignorable_Code_Point}/gu;
const SIGN = /^#+/u;
/** Characters of what somebody asks for that are looked at: more than any hashtag has. */
const LONGEST_ASKED = 1_000;

/**
 * What a hashtag, with or without its sign, is stored, compared and looked up by: Unicode's NFKC_Casefold (compatible
 * forms and cases meet, joiners drop out) without the vowel marks that Hebrew and Arabic may write or leave,
 * so that #שָׁלוֹם and #שלום are one tag. The key of a key is itself.
 */
export function hashtagKey(tag: string): string {
  const folded = foldCase(tag.normalize('NFKC')).normalize('NFKC');
  return folded.replace(IGNORABLE, '').replace(OPTIONAL_MARKS, '').replace(SIGN, '').normalize('NFC');
}

/** The key of a hashtag that somebody asks for, in a list; an empty one where no hashtag could be meant. */
export function keysAsked(tag: string): string[] {
  const key = hashtagKey(tag.slice(0, LONGEST_ASKED));
  return key === '' || key.includes('\0') ? [] : [key];
}

// Down, up and down again reaches what lower case alone leaves apart (ẞ, ß and ss). Turkish ı has to sit that out,
// and σ loses the form that it takes at the end of a word.
function foldCase(text: string): string {
  return text.replace(/[^ı]+/gu, (part) => part.toLowerCase().toUpperCase().toLowerCase()).replaceAll('ς', 'σ');
}
