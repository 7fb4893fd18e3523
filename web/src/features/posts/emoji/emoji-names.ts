import type { Language } from '../../../i18n/languages';

export type EmojiGroup =
  | 'smileys_emotion'
  | 'people_body'
  | 'animals_nature'
  | 'food_drink'
  | 'travel_places'
  | 'activities'
  | 'objects'
  | 'symbols'
  | 'flags';

export interface NamedEmoji {
  emoji: string;
  label: string;
  /** Further words to find it by. */
  tags: string[];
  group: EmojiGroup;
  hasTones: boolean;
}

/** As scripts/emoji-data.mjs writes them: the emoji, its name, its keywords separated by bars, whether it has skin tones. */
type Stored = { group: EmojiGroup; emojis: [string, string, string, 0 | 1][] }[];

// Files of their own, because nothing but the picker and suggestions needs these 40 kB.
const files: Record<Language, string> = {
  en: new URL('./names/en.json', import.meta.url).href,
  he: new URL('./names/he.json', import.meta.url).href,
};
const loading = new Map<Language, Promise<NamedEmoji[]>>();

/** All emoji with their names in a language, in Unicode's order. @throws Error if they can't be loaded; the next call tries again */
export function emojiNames(language: Language): Promise<NamedEmoji[]> {
  let names = loading.get(language);
  if (!names) {
    names = load(language);
    names.catch(() => loading.delete(language));
    loading.set(language, names);
  }
  return names;
}

async function load(language: Language): Promise<NamedEmoji[]> {
  const response = await fetch(files[language]);
  if (!response.ok) throw new Error(`The names of emoji were answered with ${response.status}`);
  const groups = (await response.json()) as Stored;
  return groups.flatMap(({ group, emojis }) =>
    emojis.map(([emoji, label, tags, tones]) => ({
      ...{ emoji, label, group, hasTones: tones === 1 },
      tags: tags === '' ? [] : tags.split('|'),
    })),
  );
}

/** The best matches of a word: names that begin with it, then words of a name, then keywords. */
export function findEmoji(names: readonly NamedEmoji[], query: string, count: number): NamedEmoji[] {
  const wanted = query.toLocaleLowerCase().replaceAll('_', ' ');
  const ranks = [[], [], []] as [NamedEmoji[], NamedEmoji[], NamedEmoji[]];
  for (const each of names) {
    const label = each.label.toLocaleLowerCase();
    if (label.startsWith(wanted)) ranks[0].push(each);
    else if (label.split(/[\s:,-]+/u).some((word) => word.startsWith(wanted))) ranks[1].push(each);
    else if (each.tags.some((tag) => tag.toLocaleLowerCase().startsWith(wanted))) ranks[2].push(each);
  }
  return ranks.flat().slice(0, count);
}
