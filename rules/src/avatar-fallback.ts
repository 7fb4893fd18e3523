/** The hue behind the initials of someone without a picture, in degrees: one of 24, always the same for a handle. */
export function hueOf(handle: string): number {
  let hash = 7;
  for (const letter of handle.toLowerCase()) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return (hash % 24) * 15;
}

/** Of 24 numbers of `hueOf`, twelve hues that can be told apart, each in two shades: the lightness of `oklch` at both ends of its gradient. */
export function avatarShade(number: number): { hue: number; from: number; to: number } {
  const isDeep = number % 30 !== 0;
  return { hue: number - (number % 30), from: isDeep ? 0.43 : 0.54, to: isDeep ? 0.32 : 0.45 };
}

/** The first letters of the first and the last word, or one letter if there is only one word. */
export function initialsOf(name: string): string {
  const words = name.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu) ?? [];
  const ends = words.length > 1 ? [words[0], words[words.length - 1]] : [words[0]];
  return ends
    .map((word) => Array.from(word ?? '')[0] ?? '')
    .join('')
    .toLocaleUpperCase();
}
