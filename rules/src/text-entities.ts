/* Mentions, hashtags and links of a text. Every step is bounded or advances, so the time is linear in the length of the text. */
import { hashtagKey } from './hashtag-key.js';
import { linkAt } from './text-links.js';
import { graphemeCount, utf8Length } from './text-length.js';

export type TextEntityKind = 'MENTION' | 'HASHTAG' | 'LINK';

export interface TextEntity {
  kind: TextEntityKind;
  /** UTF-16 index of the first code unit. */
  start: number;
  /** UTF-16 index, exclusive. */
  end: number;
  /** As written, with its sign. */
  text: string;
  /** The handle as written without its sign, the tag's key, or the whole address. */
  target: string;
}

/** A whole handle. ASCII only, so that no two handles look alike. */
export const HANDLE_PATTERN = /^[A-Za-z0-9_-]{3,30}$/;
const MIN_HANDLE = 3;
/** Longest hashtag without its sign, in graphemes; a longer one stays plain text. */
export const MAX_TAG_GRAPHEMES = 50;
/** Longest hashtag and key of one, in UTF-8 bytes, so that they always fit a database index. */
const MAX_TAG_BYTES = 1_000;

const SIGN = /[@＠#＃]|https?:\/\/|www\./gi;

// A Latin letter or a mark right after it means that the name continues with characters that handles can't have.
const HANDLE = /[A-Za-z0-9_-]{3,30}(?![A-Za-z0-9_@＠-]|:\/\/|\p{M}|\p{sc=Latin})/uy;
const HANDLE_BEFORE_HOST = /[A-Za-z0-9_-]{3,30}(?=@)/y;
const MORE_HOST = /[\p{L}\p{M}\p{N}_@＠-]|[.:][\p{L}\p{N}]/uy;
const BEFORE_NO_MENTION = '@＠/=';

// These belong to a word only if it continues after them: joiners (Persian, Indic scripts), maqaf, geresh and gershayim (Hebrew), the
// middle dots of Catalan and Japanese, the Japanese double hyphen, wave dash and ditto mark, tsheg (Tibetan), and kavyka (Slavonic).
export const TAG_JOINERS =
  '\\u200c\\u200d\\u05be\\u05f3\\u05f4\\u00b7\\u30fb\\uff65\\u30a0\\u301c\\uff5e\\u3003\\u0f0b\\u0f0c\\ua67e';
const NEXT = `[${TAG_JOINERS}]?[\\p{L}\\p{M}\\p{N}_]`;
const TAG = new RegExp(`[\\p{L}\\p{N}_](?:${NEXT}){0,999}(?!${NEXT})`, 'uy');
const BEFORE_NO_TAG = '&/';
const LETTER = /\p{L}/u;

// Variation selectors and the keycap are marks, but end an emoji rather than a word.
const WORD_END = /(?![\ufe00-\ufe0f\u20e3])[\p{L}\p{M}\p{N}_]$/u;
// Hebrew prefixes the next word with and, in, to, from, that…: ב#תלאביב, ל@ada. These are their letters; up to four can be combined.
const HEBREW_PREFIX = /(?:^|[^\p{L}\p{M}\p{N}_])[משהוכלב]{1,4}$/u;
const LONGEST_PREFIX_WITH_ITS_BOUNDARY = 6;

/**
 * Mentions, hashtags and links, in the order of the text, never overlapping. Accepts any text; the limits of quacks don't apply.
 * @param site the host of this site, with its port: `@ada@site` is a mention too
 */
export function parseEntities(content: string, site?: string): TextEntity[] {
  const entities: TextEntity[] = [];
  const signs = new RegExp(SIGN);
  for (let found = signs.exec(content); found; found = signs.exec(content)) {
    const entity = entityAt(content, found.index, found[0], site);
    if (!entity) continue;
    entities.push(entity);
    signs.lastIndex = entity.end;
  }
  return entities;
}

/** Only the mentions, including repeated ones. A text without an @ costs nothing. */
export function parseMentions(content: string): TextEntity[] {
  return /[@＠]/u.test(content) ? parseEntities(content).filter(({ kind }) => kind === 'MENTION') : [];
}

/** Only the hashtags, including repeated ones. A text without a # costs nothing. */
export function parseHashtags(content: string): TextEntity[] {
  return /[#＃]/u.test(content) ? parseEntities(content).filter(({ kind }) => kind === 'HASHTAG') : [];
}

/**
 * Without the mentions of people who are not among `handles` (in lower case): those are words. `@ada-` is a mention of the longest
 * handle among them.
 */
export function withMentionsOf(entities: readonly TextEntity[], handles: readonly string[]): TextEntity[] {
  const existing = new Set(handles);
  return entities.flatMap((entity) =>
    entity.kind === 'MENTION' ? (longestMention(entity, existing) ?? []) : [entity],
  );
}

/** The mention of the longest handle among `handles` (in lower case) that it may mean; null if it means none of them. */
export function longestMention(mention: TextEntity, handles: ReadonlySet<string>): TextEntity | null {
  const handle = possibleHandles(mention).find((each) => handles.has(each.toLowerCase()));
  if (handle === undefined) return null;
  const cut = mention.target.length - handle.length;
  return cut === 0
    ? mention
    : { ...mention, end: mention.end - cut, text: mention.text.slice(0, -cut), target: handle };
}

/** The handles that a mention may mean, longest first: a hyphen or underscore at its end may belong to the text. */
export function possibleHandles({ text, target }: TextEntity): string[] {
  // With a host, it would be another address.
  if (text.length > target.length + 1) return [target];
  const longest = target.length;
  const shortest = Math.max(target.replace(/[-_]+$/, '').length, MIN_HANDLE);
  return Array.from({ length: longest - shortest + 1 }, (_, cut) => target.slice(0, longest - cut));
}

/** Handles as first written, each person once, in the order of the text. */
export function mentionedHandles(entities: readonly TextEntity[]): string[] {
  const handles = new Map<string, string>();
  for (const { kind, target } of entities) {
    const key = target.toLowerCase();
    if (kind === 'MENTION' && !handles.has(key)) handles.set(key, target);
  }
  return [...handles.values()];
}

/** Keys of the hashtags, each once, in the order of the text. */
export function hashtagKeys(entities: readonly TextEntity[]): string[] {
  return [...new Set(entities.filter(({ kind }) => kind === 'HASHTAG').map(({ target }) => target))];
}

function entityAt(content: string, start: number, sign: string, site: string | undefined): TextEntity | null {
  if (sign === '@' || sign === '＠') return mentionAt(content, start, site);
  if (sign === '#' || sign === '＃') return hashtagAt(content, start);
  const link = linkAt(content, start, sign);
  return link && { kind: 'LINK', start, end: link.end, text: content.slice(start, link.end), target: link.target };
}

function mentionAt(content: string, start: number, site: string | undefined): TextEntity | null {
  if (isSignBarred(content, start, BEFORE_NO_MENTION)) return null;
  const handle = matchAt(HANDLE, content, start + 1);
  if (handle !== null) return signedEntity('MENTION', content, start, handle, handle);
  const local = site === undefined ? null : matchAt(HANDLE_BEFORE_HOST, content, start + 1);
  if (local === null) return null;
  const address = `${local}@${site}`;
  const end = start + 1 + address.length;
  const isOwn =
    content.slice(start + 1, end).toLowerCase() === address.toLowerCase() && !testAt(MORE_HOST, content, end);
  return isOwn ? signedEntity('MENTION', content, start, address, local) : null;
}

function hashtagAt(content: string, start: number): TextEntity | null {
  if (isSignBarred(content, start, BEFORE_NO_TAG)) return null;
  const tag = matchAt(TAG, content, start + 1);
  if (tag === null) return null;

  const key = hashtagKey(tag);
  if (!LETTER.test(key) || Math.max(utf8Length(key), utf8Length(tag)) > MAX_TAG_BYTES || isTooLong(tag)) return null;
  return signedEntity('HASHTAG', content, start, tag, key);
}

// No text has more graphemes than code units, and the number of those is known.
function isTooLong(tag: string): boolean {
  return tag.length > MAX_TAG_GRAPHEMES && graphemeCount(tag) > MAX_TAG_GRAPHEMES;
}

function signedEntity(kind: TextEntityKind, content: string, start: number, name: string, target: string): TextEntity {
  const end = start + 1 + name.length;
  return { kind, start, end, text: content.slice(start, end), target };
}

function isSignBarred(content: string, start: number, barring: string): boolean {
  if (start === 0) return false;
  const before = content.slice(Math.max(0, start - LONGEST_PREFIX_WITH_ITS_BOUNDARY), start);
  if (barring.includes(before.slice(-1))) return true;
  return WORD_END.test(before) && !HEBREW_PREFIX.test(before);
}

function testAt(pattern: RegExp, content: string, start: number): boolean {
  return matchAt(pattern, content, start) !== null;
}

function matchAt(pattern: RegExp, content: string, start: number): string | null {
  pattern.lastIndex = start;
  return pattern.exec(content)?.[0] ?? null;
}
