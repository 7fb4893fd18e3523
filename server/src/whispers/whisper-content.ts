import { checkText, type TextProblem } from '@mallard/rules/plain-text';
import { InvalidWhisper } from './whisper.errors.js';

/** Longest whisper, in grapheme clusters. */
export const MAX_WHISPER_LENGTH = 1_000;

const SENTENCES: Readonly<Record<TextProblem, (length: number) => string>> = {
  EMPTY: () => 'A whisper must not be empty.',
  TOO_LONG: (length) => `A whisper must be at most 1,000 characters; this one has ${length.toLocaleString('en')}.`,
  TOO_MANY_BYTES: () => 'A whisper must be at most 20,000 bytes of text.',
  NUL: () => 'The text contains a character that cannot be stored.',
  LONE_SURROGATE: () => 'The text contains half of a surrogate pair.',
  CONTROL_CHARACTER: () => 'The text contains a control character.',
  LINE_BREAK: () => 'The text contains a line break.',
};

const REASONS: Partial<Record<TextProblem, string>> = {
  EMPTY: 'WHISPER_EMPTY',
  TOO_LONG: 'WHISPER_TOO_LONG',
  TOO_MANY_BYTES: 'WHISPER_TOO_LONG',
};

/** @returns the text to store. @throws InvalidWhisper */
export function checkWhisper(raw: string): string {
  const checked = checkText(raw, { maxGraphemes: MAX_WHISPER_LENGTH, multiline: true });
  if (checked.ok) return checked.text;
  const { problem, length, max } = checked;
  throw new InvalidWhisper('content', SENTENCES[problem](length), REASONS[problem] ?? 'INVALID_TEXT', { length, max });
}
