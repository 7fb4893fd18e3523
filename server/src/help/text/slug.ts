/** Longest permalink, in code points. */
export const MAX_SLUG_LENGTH = 80;

// Vowel points, accents and other combining marks.
const MARKS = /\p{M}+/gu;
const APOSTROPHES = /['’‘׳״"`]/gu;
const OTHERS = /[^\p{L}\p{N}]+/gu;

/**
 * A URL segment from words of any script: letters and digits in lower case, joined by hyphens, at most 80 code points,
 * cut between words if possible. Empty if the text has no letters or digits.
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
