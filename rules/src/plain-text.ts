/* Rules for every text that people type: names, bios, messages, quacks. */
import { graphemeCount, utf8Length } from './text-length.js';

export type TextProblem =
  | 'EMPTY'
  | 'TOO_LONG'
  | 'TOO_MANY_BYTES'
  | 'NUL'
  | 'LONE_SURROGATE'
  | 'CONTROL_CHARACTER'
  | 'LINE_BREAK';

/** `length` is the measured amount, `max` the allowed one, in the unit of the problem. */
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
  /** UTF-8 bytes; by default 20 for each grapheme, which is enough for pointed Hebrew and most emoji. */
  maxBytes?: number;
  allowEmpty?: boolean;
  /** Line breaks and tabs may stand inside. */
  multiline?: boolean;
}

/** UTF-8 bytes that a text may use for each of its graphemes, on average. */
const BYTES_PER_GRAPHEME = 20;

const NUL = /\0/gu;
// With the u flag, a surrogate pair is one character, so only lone surrogates match.
const LONE_SURROGATE = /\p{Cs}/gu;
const CONTROL_CHARACTER = /(?!\n)\p{Cc}/gu;
const CONTROL_CHARACTER_BUT_TAB = /(?![\n\t])\p{Cc}/gu;
const LINE_BREAK = /[\n\u2028\u2029]/gu;

// U+2800 is an empty Braille cell, U+FFF9 to U+FFFB frame annotations; Unicode calls neither ignorable.
const INVISIBLE =
  /^[\p{Separator}\p{Cc}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800\ufff9-\ufffb]*$/u;

/** Trims, changes every line ending to \n and composes (NFC). Takes quadratic time, so `cleanText` limits its input. */
export function normalizeText(raw: string): string {
  return raw.trim().replace(/\r\n?/g, '\n').normalize('NFC');
}

/**
 * Normalizes a text and refuses what can't be stored or shown. An invisible text becomes ''.
 * Bytes are checked first, because composing and counting graphemes are too expensive for texts of any length.
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

/** Checks a text that isn't a quack. `text` of the result is what to store. */
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

/** True if nothing is visible: only spaces, zero-width characters or variation selectors, or no characters at all. */
export function isInvisible(text: string): boolean {
  return INVISIBLE.test(text);
}
