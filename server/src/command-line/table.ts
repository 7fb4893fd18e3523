/** Control characters of a stored text must not reach the terminal. */
const CONTROLS = /\p{Cc}+/gu;

/** Aligned columns under their heads. @param rows null is an empty cell; a Date is its minute in UTC */
export function table(heads: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const lines = [heads, ...rows.map((row) => row.map(cellText))];
  const widths = heads.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines
    .map((line) =>
      line
        .map((text, column) => text.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** One line for each field. */
export function fields(values: Readonly<Record<string, Cell>>): string {
  const width = Math.max(...Object.keys(values).map((name) => name.length));
  return Object.entries(values)
    .map(([name, value]) => `${name.padEnd(width)}  ${cellText(value)}`.trimEnd())
    .join('\n');
}

export type Cell = string | number | boolean | Date | null;

function cellText(value: Cell): string {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (value instanceof Date) return `${value.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  return String(value).replaceAll(CONTROLS, ' ');
}
