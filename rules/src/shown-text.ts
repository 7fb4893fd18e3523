/* How a text is shown; what is stored stays as it was typed. */

/** Line breaks with nothing but spaces between them: three or more look like two, which is one empty line. */
const EMPTY_LINES = /\n(?:[^\S\n]*\n){2,}/g;

/** A flag, a keycap, or a picture with its skin tone, joined to others by zero-width joiners or followed by tags. */
const EMOJI =
  '(?:\\p{RI}{2}|[\\d#*]\\uFE0F?\\u20E3|(?:\\p{EPres}|\\p{ExtPict}(?=[\\uFE0F\\p{EMod}]))[\\uFE0F\\p{EMod}]?(?:\\u200D\\p{ExtPict}[\\uFE0F\\p{EMod}]?)*[\\u{E0020}-\\u{E007F}]*)';
const FEW_EMOJI = new RegExp(`^\\s*(?:${EMOJI}\\s*){1,3}$`, 'u');
/** UTF-16 units that three emoji can have: a family with skin tones has 15, and spaces can stand between them. */
const MAX_FEW = 60;

/** A text with at most one empty line between its paragraphs. */
export const withoutEmptyLines = (text: string): string => text.replace(EMPTY_LINES, '\n\n');

/** True for one to three emoji and nothing else. */
export const isFewEmoji = (text: string): boolean => text.length <= MAX_FEW && FEW_EMOJI.test(text);
