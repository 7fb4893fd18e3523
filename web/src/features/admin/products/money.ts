import type { Language } from '../../../i18n/languages';

/** The maximum price in minor units. */
const MAX_PRICE = 2_147_483_647;
/** Listed first. */
const COMMON = ['USD', 'EUR', 'ILS', 'GBP', 'JPY'];

const localeOf = (language: Language) => (language === 'he' ? 'he-IL' : 'en');

/** Decimals: 2 for USD, 0 for JPY, 3 for KWD. */
export function fractionDigits(currency: string): number {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
}

/** Formats a price in minor units for reading. */
export function formatPrice(price: number, currency: string, language: Language): string {
  const amount = price / 10 ** fractionDigits(currency);
  return new Intl.NumberFormat(localeOf(language), { style: 'currency', currency }).format(amount);
}

/** Formats a price in minor units for a field: 1999 of USD is 19.99. */
export function typedPrice(price: number, currency: string): string {
  const digits = fractionDigits(currency);
  return (price / 10 ** digits).toFixed(digits);
}

/** Parses a typed price into minor units, without floating-point rounding; null if it is invalid. */
export function readPrice(typed: string, currency: string): number | null {
  const digits = fractionDigits(currency);
  const [, whole = '', fraction = ''] = /^(\d{1,10})(?:[.,](\d*))?$/.exec(typed.trim()) ?? [];
  if (whole === '' || fraction.length > digits) return null;
  const price = Number(whole + fraction.padEnd(digits, '0'));
  return price <= MAX_PRICE ? price : null;
}

/** Currency codes with names, common ones first. @param present a code that is always included */
export function currencyOptions(language: Language, present: string): { value: string; label: string }[] {
  const names = new Intl.DisplayNames(localeOf(language), { type: 'currency' });
  const codes = new Set([...COMMON, present, ...Intl.supportedValuesOf('currency')]);
  return [...codes].map((code) => ({ value: code, label: `${code} · ${names.of(code) ?? code}` }));
}
