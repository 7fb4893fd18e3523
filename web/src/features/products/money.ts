import type { Language } from '../../i18n/languages';

/** The most minor units that a price can be. */
const MAX_PRICE = 2_147_483_647;
/** Offered before all others. */
const COMMON = ['USD', 'EUR', 'ILS', 'GBP', 'JPY'];

const localeOf = (language: Language) => (language === 'he' ? 'he-IL' : 'en');

/** Digits behind the point: 2 for USD, 0 for JPY, 3 for KWD. */
export function fractionDigits(currency: string): number {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
}

/** A price in minor units as people read it. */
export function formatPrice(price: number, currency: string, language: Language): string {
  const amount = price / 10 ** fractionDigits(currency);
  return new Intl.NumberFormat(localeOf(language), { style: 'currency', currency }).format(amount);
}

/** A price in minor units as people type it: 1999 of USD is 19.99. */
export function typedPrice(price: number, currency: string): string {
  const digits = fractionDigits(currency);
  return (price / 10 ** digits).toFixed(digits);
}

/** Minor units of what was typed, without the rounding of floating point; null where it is no such price. */
export function readPrice(typed: string, currency: string): number | null {
  const digits = fractionDigits(currency);
  const [, whole = '', fraction = ''] = /^(\d{1,10})(?:[.,](\d*))?$/.exec(typed.trim()) ?? [];
  if (whole === '' || fraction.length > digits) return null;
  const price = Number(whole + fraction.padEnd(digits, '0'));
  return price <= MAX_PRICE ? price : null;
}

/** Codes with their names, the common ones first. @param present one that is always among them */
export function currencyOptions(language: Language, present: string): { value: string; label: string }[] {
  const names = new Intl.DisplayNames(localeOf(language), { type: 'currency' });
  const codes = new Set([...COMMON, present, ...Intl.supportedValuesOf('currency')]);
  return [...codes].map((code) => ({ value: code, label: `${code} · ${names.of(code) ?? code}` }));
}
