import { type Language, languageOf } from './languages';

/**
 * Where the language comes from. Local storage has a closed list of keys and the client sets no cookies, so a visitor's
 * choice lives as long as the tab, in session storage; the account remembers it for good (preferences), and the session
 * applies it by `setLanguage` once the viewer is known. Order: `?lang=`, the tab's choice, the browser's languages.
 * public/theme.js repeats this before the first paint.
 */
const KEY = 'language';

export function chosenLanguage(): Language {
  const asked = languageOf(new URLSearchParams(location.search).get('lang'));
  if (asked) keepLanguage(asked);
  const wishes = [asked, readKept(), ...navigator.languages.map(languageOf)];
  return wishes.find((wish) => wish !== null) ?? 'en';
}

export function keepLanguage(language: Language): void {
  try {
    sessionStorage.setItem(KEY, language);
  } catch {
    // Storage may be forbidden; the choice then lasts until the next load.
  }
}

function readKept(): Language | null {
  try {
    return languageOf(sessionStorage.getItem(KEY));
  } catch {
    return null;
  }
}
