import { type Language, languageOf } from './languages';

/**
 * Where the language comes from: `?lang=`, the tab's choice, then the browser's languages. The contract fixes the keys
 * of local storage and the client sets no cookies, so a visitor's choice lives in session storage; the account stores
 * it permanently, and the session applies it by `setLanguage` once the viewer is known. public/theme.js repeats this
 * before the first paint.
 */
const KEY = 'language';

export function chosenLanguage(): Language {
  const asked = languageOf(new URLSearchParams(location.search).get('lang'));
  if (asked) saveLanguage(asked);
  const candidates = [asked, savedLanguage(), ...navigator.languages.map(languageOf)];
  return candidates.find((candidate) => candidate !== null) ?? 'en';
}

export function saveLanguage(language: Language): void {
  try {
    sessionStorage.setItem(KEY, language);
  } catch {
    // Storage may be forbidden; the choice then lasts until the next load.
  }
}

function savedLanguage(): Language | null {
  try {
    return languageOf(sessionStorage.getItem(KEY));
  } catch {
    return null;
  }
}
