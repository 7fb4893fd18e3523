import { leastIdOf } from '#kernel/database/ids.js';
import { InvalidInput } from '#kernel/errors/app-error.js';
import { cleanText } from '#kernel/text/plain-text.js';
import { HANDLE_PATTERN, parseHashtags } from '../post-entities.js';

/** Bytes of a query, and words or phrases of it. */
const MAX_QUERY_BYTES = 1_000;
const MAX_TERMS = 20;

/** What somebody looks for, taken apart. */
export interface SearchQuery {
  /** All of these have to stand in the quack; each is a word or a phrase, or one of several. */
  terms: string[][];
  /** Keys of hashtags that it has to carry. */
  tags: string[];
  /** Handle of its author, in lower case; '' where nobody could have it. */
  from: string | null;
  hasMedia: boolean;
  /** Ids from here on, or null. */
  least: string | null;
  /** Ids below this, or null. */
  below: string | null;
}

// A quotation mark inside a word belongs to it: צה"ל.
const TOKEN = /["“”„]([^"“”„]+)["“”„](?=\s|$)|\S+/gu;
const OPERATOR = /^(from|has|before|after):(.*)$/isu;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const HEBREW_WORD = /^[\u05d0-\u05ea]{2,}$/u;
// Vowel points and cantillation, which most people leave out.
const HEBREW_POINTS = /[\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7]/gu;
/** Hebrew writes and, the, in, to, from, as, that onto the word: whoever looks for ספר means הספר and בספר too. */
const HEBREW_PREFIXES = [...'והבלכמש', 'וה', 'וב', 'ול', 'ומ', 'וש', 'שה', 'מה', 'כש'];

/**
 * Reads words, "phrases", #hashtags and the operators from:handle, has:media, before:YYYY-MM-DD (that day not included) and
 * after:YYYY-MM-DD (included). Days are those of UTC.
 * @throws InvalidInput where an operator takes something else, or the query is too long
 */
export function parseSearchQuery(raw: string): SearchQuery {
  const cleaned = cleanText(raw, { maxBytes: MAX_QUERY_BYTES, multiline: true });
  if (!cleaned.ok)
    throw refused(`A search takes up to ${MAX_QUERY_BYTES} bytes of text, and no characters that cannot be shown.`);

  const query: SearchQuery = { terms: [], tags: [], from: null, hasMedia: false, least: null, below: null };
  for (const [token, phrase] of cleaned.text.matchAll(TOKEN)) {
    if (phrase === undefined) readToken(query, token);
    else query.terms.push([phrase]);
  }
  if (query.terms.length + query.tags.length > MAX_TERMS)
    throw refused(`A search takes up to ${MAX_TERMS} words and hashtags.`);
  return query;
}

/** True where nothing is asked for, so that nothing is found. */
export function asksNothing({ terms, tags, from, hasMedia, least, below }: SearchQuery): boolean {
  return terms.length === 0 && tags.length === 0 && from === null && !hasMedia && least === null && below === null;
}

function readToken(query: SearchQuery, token: string): void {
  const [, operator, value = ''] = OPERATOR.exec(token) ?? [];
  if (operator !== undefined) return readOperator(query, operator.toLowerCase(), value);

  const [tag] = parseHashtags(token);
  if (tag?.start === 0 && tag.end === token.length) query.tags.push(tag.target);
  else query.terms.push(waysToWrite(token));
}

function readOperator(query: SearchQuery, operator: string, value: string): void {
  if (operator === 'from') {
    const handle = value.replace(/^[@＠]/u, '');
    if (handle === '') throw refused('from: takes a handle, such as from:ada.');
    if (query.from !== null) throw refused('A quack is from one person: use from: once.');
    query.from = HANDLE_PATTERN.test(handle) ? handle.toLowerCase() : '';
  } else if (operator === 'has') {
    if (value.toLowerCase() !== 'media') throw refused('has: takes media.');
    query.hasMedia = true;
  } else if (operator === 'before') {
    const bound = dayOf(operator, value);
    if (query.below === null || bound < query.below) query.below = bound;
  } else {
    const bound = dayOf(operator, value);
    if (query.least === null || bound > query.least) query.least = bound;
  }
}

/** The least id of a day. */
function dayOf(operator: string, value: string): string {
  const instant = DAY.test(value) ? Date.parse(`${value}T00:00:00.000Z`) : Number.NaN;
  // Date.parse takes 30 February for the first of March.
  if (Number.isNaN(instant) || !new Date(instant).toISOString().startsWith(value))
    throw refused(`${operator}: takes a day, such as ${operator}:2026-11-21.`);
  return leastIdOf(instant);
}

function waysToWrite(word: string): string[] {
  const bare = word.normalize('NFKC').replace(HEBREW_POINTS, '');
  return HEBREW_WORD.test(bare) ? [bare, ...HEBREW_PREFIXES.map((prefix) => prefix + bare)] : [word];
}

function refused(message: string): InvalidInput {
  return new InvalidInput([{ field: 'query', message }], 'INVALID_QUERY');
}
