/** The beginning of a mention or a hashtag that the caret stands at the end of. */
export interface SuggestionToken {
  kind: 'person' | 'hashtag';
  /** What was typed after the sign; never empty. */
  query: string;
  /** UTF-16 index of the sign, and the end of the token, exclusive. */
  start: number;
  end: number;
}

/** Longest token that is looked up, in UTF-16 code units. */
const LONGEST = 50;

// Before the sign stands nothing, a character that ends a word, or the short words that Hebrew writes onto the next one.
const TOKEN =
  /(?:^|[^\p{L}\p{M}\p{N}_@#＠＃/&=]|(?<![\p{L}\p{M}\p{N}_])[משהוכלב]{1,4})([@＠#＃])([\p{L}\p{M}\p{N}_\u05f3\u05f4-]+)$/u;

/** What the caret is in, or null. Names may be typed in any script; handles themselves are Latin. */
export function tokenAt(text: string, caret: number): SuggestionToken | null {
  const before = text.slice(Math.max(0, caret - LONGEST), caret);
  const found = TOKEN.exec(before);
  if (!found) return null;
  const [, sign = '', query = ''] = found;
  const kind = sign === '@' || sign === '＠' ? 'person' : 'hashtag';
  if (kind === 'hashtag' && query.includes('-')) return null;
  return { kind, query, start: caret - query.length - sign.length, end: endOf(text, caret, kind) };
}

/** A pick replaces the rest of the word as well where the caret stands inside it. */
function endOf(text: string, caret: number, kind: SuggestionToken['kind']): number {
  const rest = kind === 'person' ? /^[A-Za-z0-9_-]*/ : /^[\p{L}\p{M}\p{N}_]*/u;
  return caret + (rest.exec(text.slice(caret, caret + LONGEST))?.[0].length ?? 0);
}

/** The text with a pick in the place of its token, and where the caret goes: behind the space after it. */
export function withPick(text: string, token: SuggestionToken, pick: string): { text: string; caret: number } {
  const after = text.slice(token.end);
  const space = /^\s/.test(after) ? '' : ' ';
  return {
    text: text.slice(0, token.start) + pick + space + after,
    caret: token.start + pick.length + 1,
  };
}
