/*
 * What every text that a person typed must obey, whatever it is for: names, bios, messages, quacks.
 * The web client bundles this file through post-text.ts: no Node API, relative imports only.
 */
import { graphemeCount, utf8Length } from './text-length.js';

export { graphemeCount, utf8Length };

export type TextProblem =
  'EMPTY' | 'TOO_LONG' | 'TOO_MANY_BYTES' | 'NUL' | 'LONE_SURROGATE' | 'CONTROL_CHARACTER' | 'LINE_BREAK';

/** `length` is what was found of what the problem is about, `max` how much of it there may be. */
export interface TextRefusal<Problem extends string = TextProblem> {
  ok: false;
  problem: Problem;
  length: number;
  max: number;
}

export interface CleanText {
  ok: true;
  text: string;
}

export interface AcceptedText extends CleanText {
  graphemes: number;
}

export interface HygieneRules {
  /** UTF-8 bytes, before and after normalization. */
  maxBytes: number;
  /** Line breaks and tabs may stand inside. */
  multiline?: boolean;
}

export interface TextRules {
  /** Grapheme clusters: characters as a person counts them. */
  maxGraphemes: number;
  /** UTF-8 bytes; 20 for each grapheme where absent, which is room for pointed Hebrew and most emoji. */
  maxBytes?: number;
  allowEmpty?: boolean;
  /** Line breaks and tabs may stand inside. */
  multiline?: boolean;
}

/** UTF-8 bytes that a text may spend on each of its graphemes, on average. */
const BYTES_PER_GRAPHEME = 20;

const NUL = /\0/gu;
// With the u flag, the halves of a pair are one character, so only a lone half is found.
const LONE_SURROGATE = /\p{Cs}/gu;
const CONTROL_CHARACTER = /(?!\n)\p{Cc}/gu;
const CONTROL_CHARACTER_BUT_TAB = /(?![\n\t])\p{Cc}/gu;
const LINE_BREAK = /[\n\u2028\u2029]/gu;

// U+2800 is an empty Braille cell, U+FFF9 to U+FFFB frame annotations; Unicode calls neither ignorable.
const INVISIBLE =
  /^[\p{Separator}\p{Cc}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800\ufff9-\ufffb]*$/u;

/** Trims, turns every line ending into \n and composes (NFC). Unbounded input costs quadratic time: `cleanText` bounds it. */
export function normalizeText(raw: string): string {
  return raw.trim().replace(/\r\n?/g, '\n').normalize('NFC');
}

/**
 * Normalizes a text and refuses what can't be stored or shown. A text of which nothing would be seen becomes ''.
 * Bytes come first: composing and counting graphemes are both too dear for a text of any length.
 */
export function cleanText(raw: string, { maxBytes, multiline = false }: HygieneRules): CleanText | TextRefusal {
  const rawBytes = utf8Length(raw.trim());
  if (rawBytes > maxBytes) return refuseText('TOO_MANY_BYTES', rawBytes, maxBytes);

  const text = normalizeText(raw);
  const bytes = utf8Length(text);
  if (bytes > maxBytes) return refuseText('TOO_MANY_BYTES', bytes, maxBytes);

  const forbidden: [TextProblem, RegExp][] = [
    ['NUL', NUL],
    ['LONE_SURROGATE', LONE_SURROGATE],
    ['CONTROL_CHARACTER', multiline ? CONTROL_CHARACTER_BUT_TAB : CONTROL_CHARACTER],
  ];
  if (!multiline) forbidden.push(['LINE_BREAK', LINE_BREAK]);
  for (const [problem, pattern] of forbidden) {
    const found = text.match(pattern);
    if (found) return refuseText(problem, found.length, 0);
  }

  return { ok: true, text: isInvisible(text) ? '' : text };
}

/** Checks a text that isn't a quack. `text` of the answer is what is to be stored. */
export function checkText(raw: string, rules: TextRules): AcceptedText | TextRefusal {
  const { maxGraphemes, maxBytes = maxGraphemes * BYTES_PER_GRAPHEME } = rules;
  const cleaned = cleanText(raw, { maxBytes, multiline: rules.multiline });
  if (!cleaned.ok) return cleaned;
  if (cleaned.text === '' && !rules.allowEmpty) return refuseText('EMPTY', 0, maxGraphemes);

  const graphemes = graphemeCount(cleaned.text);
  if (graphemes > maxGraphemes) return refuseText('TOO_LONG', graphemes, maxGraphemes);

  return { ok: true, text: cleaned.text, graphemes };
}

export function refuseText<Problem extends string>(
  problem: Problem,
  length: number,
  max: number,
): TextRefusal<Problem> {
  return { ok: false, problem, length, max };
}

/** True where a reader would see nothing: spaces, zero-width characters, variation selectors, or no character at all. */
export function isInvisible(text: string): boolean {
  return INVISIBLE.test(text);
}
