/** Longest permalink, in code points. */
export const MAX_SLUG_LENGTH = 80;

// Vowel points, accents and what else stands on a letter.
const MARKS = /\p{M}+/gu;
const APOSTROPHES = /['’‘׳״"`]/gu;
const OTHERS = /[^\p{L}\p{N}]+/gu;

/**
 * A part of an address made from words of any script: letters and digits in lower case with hyphens between,
 * 80 code points at most, cut between words where that is possible. '' where the text holds neither.
 */
export function slugOf(text: string): string {
  const words = text
    .slice(0, 1_000)
    .normalize('NFKD')
    .replace(MARKS, '')
    .normalize('NFC')
    .replace(APOSTROPHES, '')
    .toLowerCase()
    .replace(OTHERS, '-')
    .replace(/^-+|-+$/g, '');
  const points = [...words];
  if (points.length <= MAX_SLUG_LENGTH) return words;
  const cut = points.slice(0, MAX_SLUG_LENGTH + 1).join('');
  const end = cut.lastIndexOf('-');
  return end > MAX_SLUG_LENGTH / 2 ? cut.slice(0, end) : points.slice(0, MAX_SLUG_LENGTH).join('');
}
