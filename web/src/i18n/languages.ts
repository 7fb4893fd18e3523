export const languages = ['en', 'he'] as const;
export type Language = (typeof languages)[number];

/** Each language by its own name, so that its speakers recognize it. */
export const languageNames: Record<Language, string> = { en: 'English', he: 'עברית' };

export const directionOf = (language: Language): 'ltr' | 'rtl' => (language === 'he' ? 'rtl' : 'ltr');

/** The language of a tag such as `he-IL`; null if there is no catalog for it. */
export function languageOf(tag: string | null | undefined): Language | null {
  const primary = tag?.slice(0, 2).toLowerCase();
  if (primary === 'he' || primary === 'iw') return 'he';
  return primary === 'en' ? 'en' : null;
}
