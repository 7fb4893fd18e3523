/** Our names by Mastodon's words, from its words by our names. */
export function inverted<Name extends string, Word extends string>(
  words: Readonly<Record<Name, Word>>,
): Readonly<Record<Word, Name>> {
  const pairs = (Object.entries(words) as [Name, Word][]).map(([name, word]) => [word, name]);
  return Object.fromEntries(pairs) as Record<Word, Name>;
}
