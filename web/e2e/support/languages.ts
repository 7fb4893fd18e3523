import type { Language } from '../../src/i18n/languages';

/** With E2E_EVERYTHING set, everything runs in every language, theme and width. A usual run takes half the time. */
export const isWhole = Boolean(process.env.E2E_EVERYTHING);

/**
 * For tests of what works the same in both languages: a usual run does them in one. Journeys, and what depends on the
 * words or on the direction, run in both.
 */
export const mainly = (language: Language): readonly Language[] => (isWhole ? ['en', 'he'] : [language]);
