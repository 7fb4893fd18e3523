/* Splits a text into the words that a search can mark. */

/** A word as written, and where it begins, in UTF-16 code units. */
export interface WrittenWord {
  word: string;
  start: number;
}

// Scripts without spaces between words are marked letter by letter. Hebrew and Arabic marks belong to their letter, and
// quotation marks and apostrophes inside a word to the word: צה"ל, don't.
const WORD =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]\p{M}*|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}])[\p{L}\p{N}]\p{M}*(?:[\u05f3\u05f4"](?=[\u05d0-\u05ea]))?)+/gu;

export function writtenWords(text: string): WrittenWord[] {
  return [...text.matchAll(WORD)].map((match) => ({ word: match[0], start: match.index }));
}

/** Splits a text at marked words; every second piece, from the second on, is one. */
export function splitAtWords(text: string, marked: ReadonlySet<string>): string[] {
  const pieces: string[] = [];
  let at = 0;
  for (const { word, start } of writtenWords(text)) {
    if (!marked.has(word)) continue;
    pieces.push(text.slice(at, start), word);
    at = start + word.length;
  }
  return [...pieces, text.slice(at)];
}
