import { cleanText } from '@mallard/rules/plain-text';
import { HANDLE_PATTERN, parseHashtags } from '@mallard/rules/text-entities';
import { leastIdOf } from '#kernel/database/ids.js';
import { InvalidInput } from '#kernel/errors/app-error.js';
import { isTimeZone, startOfDay } from './day-in-zone.js';

/** Longest query in bytes, and most words or phrases. */
const MAX_QUERY_BYTES = 1_000;
const MAX_TERMS = 20;

/** Whether words of posts must be those of the query, or may be longer. */
export type Matching = 'words' | 'beginnings';

/** A parsed search query. */
export interface SearchQuery {
  /** All of these must match; each is a word, a phrase, or a list of alternatives. */
  terms: string[][];
  /** None of these may match; each is a word or a phrase in its spellings. */
  excluded: string[][];
  /** Keys of required hashtags. */
  tags: string[];
  /** The author's handle in lower case; '' for an impossible one. */
  from: string | null;
  hasMedia: boolean;
  /** The smallest id, or null. */
  least: string | null;
  /** Ids below this one, or null. */
  below: string | null;
}

// A quotation mark inside a word is part of it: צה"ל.
const TOKEN = /([-−]?)["“”„]([^"“”„]+)["“”„](?=\s|$)|\S+/gu;
/** A hyphen before a word, or the minus sign that some keyboards type instead. */
const EXCLUDED = /^[-−](?=[\p{L}\p{N}#@])/u;
const OR = 'OR';
const OPERATOR = /^(from|has|before|after):(.*)$/isu;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const HEBREW_WORD = /^[\u05d0-\u05ea]{2,}$/u;
// Vowel points and cantillation marks, which most people omit.
const HEBREW_POINTS = /[\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7]/gu;
/** Hebrew prefixes and, the, in, to, from, as and that to words: a search for ספר should also find הספר and בספר. */
const HEBREW_PREFIXES = [...'והבלכמש', 'וה', 'וב', 'ול', 'ומ', 'וש', 'שה', 'מה', 'כש'];

/**
 * Parses words, "phrases", #hashtags and the operators from:handle, has:media, before:YYYY-MM-DD (exclusive) and
 * after:YYYY-MM-DD (inclusive). `-word` and `-"a phrase"` exclude; OR between words or phrases matches either
 * and binds more tightly than the implicit AND.
 * @param timeZone the zone of the days, such as Asia/Jerusalem
 * @throws InvalidInput for an invalid operator or time zone, a query of exclusions only, or one that is too long
 */
export function parseSearchQuery(raw: string, timeZone = 'UTC'): SearchQuery {
  if (!isTimeZone(timeZone))
    throw new InvalidInput(
      [{ field: 'timeZone', message: 'timeZone must be the name of a time zone, such as Asia/Jerusalem.' }],
      'INVALID_TIME_ZONE',
    );
  const cleaned = cleanText(raw, { maxBytes: MAX_QUERY_BYTES, multiline: true });
  if (!cleaned.ok) throw refused(`A search must be at most ${MAX_QUERY_BYTES} bytes, without invalid characters.`);

  const query: SearchQuery = {
    ...{ terms: [], excluded: [], tags: [], from: null, hasMedia: false, least: null, below: null },
  };
  const tokens = [...cleaned.text.matchAll(TOKEN)];
  if (tokens.filter(([token]) => token !== OR && !OPERATOR.test(token)).length > MAX_TERMS)
    throw refused(`A search can have at most ${MAX_TERMS} words and hashtags.`);

  let term: string[] | null = null;
  let isAlternative = false;
  for (const [token, minus, phrase] of tokens) {
    if (token === OR) {
      if (term === null || isAlternative) throw misplacedOr();
      isAlternative = true;
      continue;
    }
    const ways = phrase === undefined ? readToken(query, token, timeZone) : readPhrase(query, phrase, minus !== '');
    if (isAlternative) {
      if (term === null || ways === null) throw misplacedOr();
      term.push(...ways);
      isAlternative = false;
    } else {
      term = ways;
      if (ways !== null) query.terms.push(ways);
    }
  }
  if (isAlternative) throw misplacedOr();
  if (query.excluded.length > 0 && asksNothing(query))
    throw refused('A minus only excludes quacks. A search must also say what to find, such as bread -butter.');
  return query;
}

/** The words of a text, each in its spellings, without operators; at most 20, the others are ignored. */
export function plainWords(raw: string): string[][] {
  const words = raw.slice(0, MAX_QUERY_BYTES).replaceAll('\0', '').split(/\s+/u).filter(Boolean);
  return words.slice(0, MAX_TERMS).map(waysToWrite);
}

/** True if nothing is required, so nothing is found; exclusions alone require nothing. */
export function asksNothing({ terms, tags, from, hasMedia, least, below }: SearchQuery): boolean {
  return terms.length === 0 && tags.length === 0 && from === null && !hasMedia && least === null && below === null;
}

/** Whether a search that finds nothing is repeated with the beginnings of words; who quotes means it to the letter. */
export function takesBeginnings(raw: string, { terms }: SearchQuery): boolean {
  return terms.length > 0 && !/["“”„]/u.test(raw);
}

/** @returns the spellings that must match; null if the token is an operator or hashtag */
function readToken(query: SearchQuery, token: string, timeZone: string): string[] | null {
  if (EXCLUDED.test(token)) {
    const word = token.slice(1);
    if (OPERATOR.test(word) || hashtagOf(word) !== null)
      throw refused('A minus must be in front of a word or a phrase, such as -butter or -"butter dish".');
    query.excluded.push(waysToWrite(word));
    return null;
  }
  const [, operator, value = ''] = OPERATOR.exec(token) ?? [];
  if (operator !== undefined) {
    readOperator(query, operator.toLowerCase(), value, timeZone);
    return null;
  }
  const tag = hashtagOf(token);
  if (tag === null) return waysToWrite(token);
  query.tags.push(tag);
  return null;
}

function readPhrase(query: SearchQuery, phrase: string, isExcluded: boolean): string[] | null {
  if (!isExcluded) return [phrase];
  query.excluded.push([phrase]);
  return null;
}

/** The key of a hashtag that is the whole token, or null. */
function hashtagOf(token: string): string | null {
  const [tag] = parseHashtags(token);
  return tag?.start === 0 && tag.end === token.length ? tag.target : null;
}

function readOperator(query: SearchQuery, operator: string, value: string, timeZone: string): void {
  if (operator === 'from') {
    const handle = value.replace(/^[@＠]/u, '');
    if (handle === '') throw refused('from: must be followed by a handle, such as from:ada.');
    if (query.from !== null) throw refused('A quack has one author: use from: once.');
    query.from = HANDLE_PATTERN.test(handle) ? handle.toLowerCase() : '';
  } else if (operator === 'has') {
    if (value.toLowerCase() !== 'media') throw refused('has: must be followed by media.');
    query.hasMedia = true;
  } else if (operator === 'before') {
    const bound = dayOf(operator, value, timeZone);
    if (query.below === null || bound < query.below) query.below = bound;
  } else {
    const bound = dayOf(operator, value, timeZone);
    if (query.least === null || bound > query.least) query.least = bound;
  }
}

/** The smallest id of a day. */
function dayOf(operator: string, value: string, timeZone: string): string {
  const instant = DAY.test(value) ? startOfDay(value, timeZone) : null;
  if (instant === null) throw refused(`${operator}: must be followed by a day, such as ${operator}:2026-11-21.`);
  return leastIdOf(instant);
}

function waysToWrite(word: string): string[] {
  const bare = word.normalize('NFKC').replace(HEBREW_POINTS, '');
  return HEBREW_WORD.test(bare) ? [bare, ...HEBREW_PREFIXES.map((prefix) => prefix + bare)] : [word];
}

function misplacedOr(): InvalidInput {
  return refused('OR must be between two words or phrases. To look for the word itself, write "OR".');
}

function refused(message: string): InvalidInput {
  return new InvalidInput([{ field: 'query', message }], 'INVALID_QUERY');
}
