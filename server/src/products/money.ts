/** ISO 4217 codes that this runtime knows. */
const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

const digits = new Map<string, number>();

/** Whether this is a currency code in capital letters. */
export function isCurrency(code: string): boolean {
  return CURRENCIES.has(code);
}

/** Decimal digits of a currency: 2 for USD, 0 for JPY, 3 for KWD. */
export function fractionDigits(currency: string): number {
  const known = digits.get(currency);
  if (known !== undefined) return known;
  const options = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
  const found = options.maximumFractionDigits ?? 2;
  digits.set(currency, found);
  return found;
}

/** Converts a price from minor to major units: 1999 of USD is 19.99. */
export function majorUnits(price: number, currency: string): number {
  return Number((price / 10 ** fractionDigits(currency)).toFixed(fractionDigits(currency)));
}
