/*
 * Web addresses in running text. Conservative: http, https and www only, names with a dot, and punctuation that ends a sentence is
 * not part of a link. A host is a link as a whole or not at all, so that no link leads to the beginning of another host.
 */

export interface FoundLink {
  /** UTF-16 index, exclusive. */
  end: number;
  /** The whole address, with https:// before a bare www., and its host in punycode. */
  target: string;
}

/** What browsers and Node have in common; the types of neither are known here. */
declare const URL: new (address: string) => { readonly hostname: string };

// Everything that a browser may read as part of a host: also invisible characters, symbols, and the joiners and dots of other scripts.
const HOST_CHARACTER = /(?![$+<=>^`|~])[\p{L}\p{M}\p{N}\p{S}\p{Cf}_.\-·・׳״‧。．｡]/u.source;
const HOST_RUN = new RegExp(`(?:${HOST_CHARACTER}){1,255}(?!${HOST_CHARACTER})`, 'uy');
const HOST_RUN_END = /[\p{Cf}.·・׳״。．｡]+$/u;
// Chinese, Japanese and Korean text or emoji right after a name. No top-level domain mixes them with Latin letters.
const NAME_IN_SENTENCE =
  /^(.+[.。．｡](?:xn--[a-z0-9-]{1,59}|[a-z]{2,63}))[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{S}\p{M}\p{Cf}ー。｡・]+$/iu;
// A last label is in punycode, in Latin letters, or in others.
const LAST_LABEL =
  /[.。．｡](?:xn--[a-z0-9-]{1,59}|[\p{sc=Latin}\p{M}]{2,63}|(?:(?![a-z])[\p{L}\p{M}\p{N}\u200c\u200d·・׳״]){1,63})$/iu;
const ASCII_ONLY = /^[\x21-\x7e]*$/;
const ASCII_HOST = /^(?=.{1,253}$)(?:[a-z0-9_][a-z0-9_-]{0,62}\.)+(?:xn--[a-z0-9-]{1,59}|[a-z]{2,63})$/i;

// What would make a browser read the name differently: an encoded character, or an @, which makes it a user name.
const OTHER_AUTHORITY = /[%％]|[!$&'()*+,\-.:;=_~`{|}^a-z0-9[\]%]{0,255}[@＠]/iuy;
const PORT = /:\d{1,5}(?!\d)/y;

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
const INSIDE_NAME = /[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}\p{M}0-9_@＠#＃$%./。．｡-]/u;

/** The link whose `https://` or `www.` is at `start`; null if there is none. Reads no character more than a few times. */
export function linkAt(content: string, start: number, sign: string): FoundLink | null {
  const isBare = !sign.endsWith('/');
  if ((isBare ? INSIDE_NAME : INSIDE_WORD).test(content.charAt(start - 1))) return null;

  const hostStart = start + sign.length;
  const written = writtenHost(content, hostStart);
  const host = asciiHost(written);
  const hostEnd = hostStart + written.length;
  if (host === null || testAt(OTHER_AUTHORITY, content, hostEnd)) return null;

  const end = pathEnd(content, testAt(PORT, content, hostEnd) ? PORT.lastIndex : hostEnd);
  return { end, target: `${isBare ? 'https://' : ''}${sign}${host}${content.slice(hostEnd, end)}` };
}

/** All that a browser would read as the host, without the sentence around it. */
function writtenHost(content: string, start: number): string {
  HOST_RUN.lastIndex = start;
  const run = HOST_RUN.exec(content)?.[0] ?? '';
  const goesOn = '/:'.includes(content.charAt(start + run.length) || ' ');
  const name = goesOn ? undefined : NAME_IN_SENTENCE.exec(run)?.[1];
  return name ?? run.replace(HOST_RUN_END, '');
}

/** The host with other letters in punycode, which browsers and Node encode by the same standard; null if it is no host. */
function asciiHost(written: string): string | null {
  if (!LAST_LABEL.test(written)) return null;
  const host = ASCII_ONLY.test(written) ? written : encodedHost(written);
  return ASCII_HOST.test(host) ? host : null;
}

function encodedHost(written: string): string {
  try {
    return new URL(`https://${written}`).hostname;
  } catch {
    return '';
  }
}

function testAt(pattern: RegExp, content: string, start: number): boolean {
  pattern.lastIndex = start;
  return pattern.test(content);
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
  return testAt(PATH_CHARACTER, content, start) ? PATH_CHARACTER.lastIndex : null;
}
