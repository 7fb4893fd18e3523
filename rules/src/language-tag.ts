/** A language, and optionally a script and a region: what texts are written in (RFC 5646, 2.1), without variants and extensions. */
const TAG = /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-(?:[A-Z]{2}|\d{3}))?$/;

/**
 * The canonical form of a tag of BCP 47 (ECMA-402, 6.2.3): `pt-br` becomes `pt-BR`, and the former `iw` becomes `he`.
 * @returns null for what is no such tag, or names no language (`und`)
 */
export function toLanguageTag(typed: string): string | null {
  try {
    const [tag = ''] = Intl.getCanonicalLocales(typed);
    return TAG.test(tag) && !/^(?:und|mul|zxx)\b/.test(tag) ? tag : null;
  } catch {
    return null;
  }
}
