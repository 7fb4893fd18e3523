/*
 * Web addresses in running text. Conservative: http, https and www only, names in ASCII with a dot, and punctuation that
 * ends a sentence is not part of a link.
 */

export interface FoundLink {
  /** UTF-16 index, exclusive. */
  end: number;
  /** The whole address, with https:// before a bare www. */
  target: string;
}

// A name with at least two labels. What follows must not continue the name, or be an @, which makes it a user name.
const HOST =
  /(?:[a-z0-9_][a-z0-9_-]{0,62}\.){1,10}(?:xn--[a-z0-9-]{1,59}|[a-z]{2,63})(?![a-z0-9_@-]|\.[a-z0-9_])(?::\d{1,5}(?![\d@]))?/iy;

// Chinese, Japanese and Korean text continues right after an address without a space, so their letters end it.
const PATH_CHARACTER =
  /[\w\-.~:/?#@!$&'*+,;=%|]|(?!\p{sc=Han}|\p{sc=Hiragana}|\p{sc=Katakana}|\p{sc=Hangul})[\p{L}\p{M}\p{N}]/uy;
const CLOSING_BRACKETS = new Map([
  ['(', ')'],
  ['[', ']'],
]);
const PATH_STARTS = '/?#';
const SENTENCE_ENDS = ".,:;!?'*~|$@&";

// Hebrew and Japanese put an address right after a letter (בhttps://…), so only ASCII letters count as part of a word.
const INSIDE_WORD = /[A-Za-z0-9_@＠#＃$]/u;
const INSIDE_NAME = /[A-Za-z0-9_@＠#＃$./-]/u;

/** The link whose `https://` or `www.` is at `start`; null if there is none. Reads no character more than three times. */
export function linkAt(content: string, start: number, sign: string): FoundLink | null {
  const isBare = !sign.endsWith('/');
  if ((isBare ? INSIDE_NAME : INSIDE_WORD).test(content.charAt(start - 1))) return null;

  HOST.lastIndex = start + sign.length;
  if (!HOST.test(content)) return null;
  const end = pathEnd(content, HOST.lastIndex);
  const written = content.slice(start, end);
  return { end, target: isBare ? `https://${written}` : written };
}

function pathEnd(content: string, start: number): number {
  if (start >= content.length || !PATH_STARTS.includes(content.charAt(start))) return start;

  let end = start;
  for (;;) {
    const next = bracketsEnd(content, end) ?? characterEnd(content, end);
    if (next === null) break;
    end = next;
  }
  while (end > start && SENTENCE_ENDS.includes(content.charAt(end - 1))) end -= 1;
  return end;
}

/** The end of a pair of brackets that opens at `start`. A pair that isn't closed, or contains another, is not part of a link. */
function bracketsEnd(content: string, start: number): number | null {
  const closing = CLOSING_BRACKETS.get(content.charAt(start));
  if (closing === undefined) return null;

  let end = start + 1;
  for (let next = characterEnd(content, end); next !== null; next = characterEnd(content, end)) end = next;
  return content.charAt(end) === closing ? end + 1 : null;
}

function characterEnd(content: string, start: number): number | null {
  PATH_CHARACTER.lastIndex = start;
  return PATH_CHARACTER.test(content) ? PATH_CHARACTER.lastIndex : null;
}
