export const languages = ['en', 'he'] as const;
export type Language = (typeof languages)[number];

/** Each language in its own words, so that whoever is lost in a foreign one finds the way back. */
export const languageNames: Record<Language, string> = { en: 'English', he: 'עברית' };

export const directionOf = (language: Language): 'ltr' | 'rtl' => (language === 'he' ? 'rtl' : 'ltr');

/** The language that a tag such as `he-IL` asks for, or null for one that there is no catalog of. */
export function languageOf(tag: string | null | undefined): Language | null {
  const primary = tag?.slice(0, 2).toLowerCase();
  if (primary === 'he' || primary === 'iw') return 'he';
  return primary === 'en' ? 'en' : null;
}
