import { TAG_JOINERS } from '@mallard/rules/text-entities';

/** An incomplete mention, hashtag or name of an emoji that ends at the caret. */
export interface SuggestionToken {
  kind: 'person' | 'hashtag' | 'emoji';
  /** The text after the @, # or colon; empty after a sign alone, except for emoji. */
  query: string;
  /** The UTF-16 indexes of the sign and of the end of the token, exclusive. */
  start: number;
  end: number;
}

const SIGNS: Record<SuggestionToken['kind'], string> = { person: '@＠', hashtag: '#＃', emoji: ':' };

/** In UTF-16 code units. */
const MAX_TOKEN_LENGTH = 50;

// Allowed before the sign: nothing, a character that ends a word, or a Hebrew prefix.
const WORD = `[\\p{L}\\p{M}\\p{N}_${TAG_JOINERS}-]*`;
const TOKEN = new RegExp(
  `(?:^|[^\\p{L}\\p{M}\\p{N}_@#＠＃/&=]|(?<![\\p{L}\\p{M}\\p{N}_])[משהוכלב]{1,4})([@＠#＃])(${WORD})$`,
  'u',
);
const FIRST_WORD = new RegExp(`^${WORD}`, 'u');

// A smiley or a time, such as :D and 10:30, is no name.
const EMOJI_TOKEN = /(?:^|[\s(])(:)([\p{L}\p{M}_]{2,})$/u;

/** The token at the caret, or null. Names can be typed in any script; handles are Latin. */
export function tokenAt(text: string, caret: number): SuggestionToken | null {
  const before = text.slice(Math.max(0, caret - MAX_TOKEN_LENGTH), caret);
  const named = EMOJI_TOKEN.exec(before)?.[2];
  if (named !== undefined) return { kind: 'emoji', query: named, start: caret - named.length - 1, end: caret };
  const found = TOKEN.exec(before);
  if (!found) return null;
  const [, sign = '', query = ''] = found;
  const kind = sign === '@' || sign === '＠' ? 'person' : 'hashtag';
  if (kind === 'hashtag' && query.includes('-')) return null;
  return { kind, query, start: caret - query.length - sign.length, end: endOf(text, caret, kind) };
}

/** Whether the text still contains the token, give or take a letter: suggestions are requested when typing pauses. */
export function holdsToken(text: string, { kind, query, start }: SuggestionToken): boolean {
  const sign = text.charAt(start);
  const word = FIRST_WORD.exec(text.slice(start + 1))?.[0] ?? '';
  const isSame = word.startsWith(query) || (word !== '' && query.startsWith(word));
  return sign !== '' && SIGNS[kind].includes(sign) && isSame;
}

/** Also replaces the rest of the word after the caret. */
function endOf(text: string, caret: number, kind: SuggestionToken['kind']): number {
  const rest = kind === 'person' ? /^[A-Za-z0-9_-]*/ : /^[\p{L}\p{M}\p{N}_]*/u;
  return caret + (rest.exec(text.slice(caret, caret + MAX_TOKEN_LENGTH))?.[0].length ?? 0);
}

/** What replaces a token, with a space after it unless there is one. An emoji needs none. */
export function replacement(text: string, token: SuggestionToken, pick: string): string {
  return token.kind === 'emoji' || /^\s/.test(text.slice(token.end)) ? pick : `${pick} `;
}
