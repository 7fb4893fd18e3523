import { checkText, type TextProblem } from '#kernel/text/plain-text.js';
import { InvalidWhisper } from './whisper.errors.js';

/** Longest whisper, in grapheme clusters. */
export const MAX_WHISPER_LENGTH = 1_000;

const SENTENCES: Readonly<Record<TextProblem, (length: number) => string>> = {
  EMPTY: () => 'A whisper needs some words.',
  TOO_LONG: (length) => `A whisper holds up to 1,000 characters; this one has ${length.toLocaleString('en')}.`,
  TOO_MANY_BYTES: () => 'A whisper holds up to 20,000 bytes of text.',
  NUL: () => 'The text holds a character that cannot be stored.',
  LONE_SURROGATE: () => 'The text holds half of a character.',
  CONTROL_CHARACTER: () => 'The text holds a control character.',
  LINE_BREAK: () => 'The text holds a line break.',
};

const REASONS: Partial<Record<TextProblem, string>> = {
  EMPTY: 'WHISPER_EMPTY',
  TOO_LONG: 'WHISPER_TOO_LONG',
  TOO_MANY_BYTES: 'WHISPER_TOO_LONG',
};

/** @returns the words as they are stored. @throws InvalidWhisper */
export function checkWhisper(raw: string): string {
  const checked = checkText(raw, { maxGraphemes: MAX_WHISPER_LENGTH, multiline: true });
  if (checked.ok) return checked.text;
  const { problem, length, max } = checked;
  throw new InvalidWhisper('content', SENTENCES[problem](length), REASONS[problem] ?? 'INVALID_TEXT', { length, max });
}
