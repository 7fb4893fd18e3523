import { cpus } from 'node:os';

/** Markdown that also reads well in a terminal. */
export function markdownTable(head, rows) {
  const lines = [head, ...rows.map((row) => row.map(String))];
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column].length)));
  const text = lines.map((line) => `| ${line.map((cell, column) => cell.padEnd(widths[column])).join(' | ')} |`);
  text.splice(1, 0, `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`);
  return `${text.join('\n')}\n`;
}

/** A figure, marked if it misses its target. */
export const checked = (text, reached) => (reached ? text : `${text} ✗`);

export const kilobytes = (bytes) => `${(bytes / 1_000).toFixed(1)} kB`;

export const middle = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** The machine on which the figures were measured. */
export function describe({ size, runs }, browser, loads) {
  const [least, most] = [Math.min(...loads), Math.max(...loads)].map((load) => load.toFixed(0));
  const processor = `${cpus()[0]?.model.trim()}, ${cpus().length} of them`;
  return {
    at: new Date().toISOString(),
    size,
    runs,
    loads,
    about: `${size} dataset, ${runs} runs, Chromium ${browser}, Node ${process.version}, ${processor}, load average ${least} to ${most}, ${new Date().toISOString().slice(0, 10)}`,
  };
}
