import type { TableColumn } from './columns';

/** A cell that a spreadsheet would calculate is marked as text. */
function field(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) && !/^-?\d+([.,]\d+)?$/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The rows as CSV (RFC 4180), with the labels of the columns first. */
export function csvOf<Row>(columns: readonly TableColumn<Row>[], rows: readonly Row[]): string {
  const written = columns.flatMap(({ label, text, file }) => file ?? (text ? [{ label, text }] : []));
  const lines = [written.map(({ label }) => label), ...rows.map((row) => written.map(({ text }) => text(row)))];
  // A byte order mark, by which spreadsheets recognize UTF-8.
  return `\uFEFF${lines.map((line) => line.map(field).join(',')).join('\r\n')}\r\n`;
}
