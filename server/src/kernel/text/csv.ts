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

/** What `csvLine` puts an apostrophe before. */
const GUARDED = /^'(?=[=+\-@\t\r])/;

/**
 * The rows of a CSV file (RFC 4180) with their cells: quoted or not, with any line ends, and with or without a byte order mark.
 * Empty lines are left out. A quote inside of an unquoted cell is a character like any other.
 * @returns null where a quoted cell doesn't end
 */
export function csvRows(text: string): string[][] | null {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = text.startsWith('\uFEFF') ? 1 : 0;
  while (at < text.length) {
    const [value, end] = text[at] === '"' ? quotedCell(text, at) : plainCell(text, at);
    if (end < 0) return null;
    row.push(value.replace(GUARDED, ''));
    at = end + 1;
    if (text[end] === ',' && at < text.length) continue;
    if (text[end] === ',') row.push('');
    if (row.some((each) => each !== '')) rows.push(row);
    row = [];
    if (text[end] === '\r' && text[at] === '\n') at += 1;
  }
  return rows;
}

/** A cell from its first character, and the index of the comma or line end behind it. */
function plainCell(text: string, start: number): [value: string, end: number] {
  let end = start;
  while (end < text.length && text[end] !== ',' && text[end] !== '\n' && text[end] !== '\r') end += 1;
  return [text.slice(start, end), end];
}

/** The same from its quote; what follows the closing quote is a part of it. The end is -1 where there is no closing quote. */
function quotedCell(text: string, start: number): [value: string, end: number] {
  let value = '';
  for (let from = start + 1; ;) {
    const quote = text.indexOf('"', from);
    if (quote < 0) return ['', -1];
    value += text.slice(from, quote);
    if (text[quote + 1] !== '"') {
      const [rest, end] = plainCell(text, quote + 1);
      return [value + rest, end];
    }
    value += '"';
    from = quote + 2;
  }
}
