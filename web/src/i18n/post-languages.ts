/** Languages to choose from, as tags of BCP 47: all that can be recognized (features/posts/language), and more that are written. */
export const postLanguages: readonly string[] = (
  'af am ar az be bg bn bs ca cs cy da de el en eo es et eu fa fi fil fr ga gl gu he hi ' +
  'hr hu hy id is it ja ka kk km kn ko ku la lb lo lt lv mk ml mn mr ms mt my ne nl no ' +
  'or pa pl ps pt ro ru si sk sl so sq sr sv sw ta te th tr uk ur uz vi yi yo zh zu'
).split(' ');

/** Without script and region, which people rarely distinguish: `pt` of `pt-BR`. */
export const primaryLanguage = (tag: string): string => tag.split('-')[0] ?? tag;

/** The name of a language, such as French; the tag itself if the browser knows no name. @param inLanguage of the name */
export function languageName(tag: string, inLanguage: string): string {
  return new Intl.DisplayNames(inLanguage, { type: 'language' }).of(tag) ?? tag;
}

/** Languages with their names, in the order of the names. */
export function namedLanguages(tags: readonly string[], inLanguage: string): { tag: string; name: string }[] {
  const names = new Intl.DisplayNames(inLanguage, { type: 'language' });
  const { compare } = new Intl.Collator(inLanguage);
  return tags.map((tag) => ({ tag, name: names.of(tag) ?? tag })).sort((one, other) => compare(one.name, other.name));
}
