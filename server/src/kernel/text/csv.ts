/**
 * A line of a CSV file (RFC 4180). Spreadsheets would run cells that begin like a formula, and `=cmd|' /C calc'!A0@example.org`
 * is a valid address, so such cells begin with an apostrophe.
 */
export function csvLine(values: readonly (string | number | boolean)[]): string {
  return `${values.map(cell).join(',')}\r\n`;
}

function cell(value: string | number | boolean): string {
  const text = String(value);
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
