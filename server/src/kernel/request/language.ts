export const LANGUAGES = ['en', 'he'] as const;
export type Language = (typeof LANGUAGES)[number];

export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && (LANGUAGES as readonly string[]).includes(value);
}

/** The best of our languages for an Accept-Language header (RFC 9110, 12.5.4); English where none fits. */
export function languageOf(header: string | undefined): Language {
  if (!header) return 'en';
  const wanted = header
    .slice(0, 200)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters.map((parameter) => /^\s*q=([\d.]{1,5})$/.exec(parameter)?.[1]).find(Boolean);
      return {
        language: tag.split('-')[0] === 'iw' ? 'he' : tag.split('-')[0],
        quality: quality ? Number(quality) : 1,
      };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality);
  return wanted.map(({ language }) => language).find(isLanguage) ?? 'en';
}
