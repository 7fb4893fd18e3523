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

/** Limits of what a stranger's file may make of this: cells of a row, and characters (UTF-16) of a cell, whose rest is left out. */
const MAX_CELLS = 20;
const MAX_CELL_LENGTH = 1_000;

/**
 * The rows of a CSV file (RFC 4180) with their cells: quoted or not, with any line ends, and with or without a byte order mark. Cells
 * may be separated by semicolons or tabs, as spreadsheets do in countries with a decimal comma: the first line tells. Empty lines are left out. A quote inside of an unquoted cell is a character like any other. Each row is read when it is asked for,
 * so that a reader who has enough of them stops without building the others.
 * @returns at most 20 cells a row of at most 1,000 characters each; null as the last row where a quoted cell doesn't end, or a row has
 *   more cells
 */
export function* csvRows(text: string): Generator<string[] | null, void> {
  let row: string[] = [];
  const { separator, start } = separatorOf(text);
  const cellEnd = new RegExp(`[${separator}\n\r]`, 'g');
  let at = start;
  while (at < text.length) {
    if (row.length === 0 && (text[at] === '\n' || text[at] === '\r')) {
      at += 1;
      continue;
    }
    const [value, end] = text[at] === '"' ? quotedCell(text, at, cellEnd) : plainCell(text, at, cellEnd);
    if (end < 0 || row.length === MAX_CELLS) {
      yield null;
      return;
    }
    row.push(value.replace(GUARDED, ''));
    at = end + 1;
    if (text[end] === separator) {
      if (at < text.length) continue;
      row.push('');
    }
    yield row;
    row = [];
  }
}

const SEPARATORS = [',', '\t', ';'] as const;
/** How much of the first line is looked at. */
const LINE_LENGTH = 10_000;

/** What is most often between the cells of the first line, or what a line `sep=;` of Excel names, and where the rows begin. */
function separatorOf(text: string): { separator: string; start: number } {
  const start = text.startsWith('\uFEFF') ? 1 : 0;
  const named = /^sep=([,;\t])(\r\n|\r|\n)/i.exec(text.slice(start, start + 8));
  if (named) return { separator: named[1]!, start: start + named[0].length };
  const [line = ''] = text
    .slice(start, start + LINE_LENGTH)
    .replace(/"[^"]*"/g, '')
    .trimStart()
    .split(/[\r\n]/, 1);
  const count = (separator: string) => line.split(separator).length;
  const separator = SEPARATORS.reduce((best, each) => (count(each) > count(best) ? each : best));
  return { separator, start };
}

/** A cell from its first character, and the index of the separator or line end behind it. */
function plainCell(text: string, start: number, cellEnd: RegExp): [value: string, end: number] {
  cellEnd.lastIndex = start;
  const end = cellEnd.exec(text)?.index ?? text.length;
  return [text.slice(start, Math.min(end, start + MAX_CELL_LENGTH)), end];
}

/** The same from its quote; what follows the closing quote is a part of it. The end is -1 where there is no closing quote. */
function quotedCell(text: string, start: number, cellEnd: RegExp): [value: string, end: number] {
  let value = '';
  const add = (more: string) => {
    if (value.length < MAX_CELL_LENGTH) value += more.slice(0, MAX_CELL_LENGTH - value.length);
  };
  for (let from = start + 1; ;) {
    const quote = text.indexOf('"', from);
    if (quote < 0) return ['', -1];
    add(text.slice(from, quote));
    if (text[quote + 1] !== '"') {
      const [rest, end] = plainCell(text, quote + 1, cellEnd);
      add(rest);
      return [value, end];
    }
    add('"');
    from = quote + 2;
  }
}
