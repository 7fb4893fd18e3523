import { markdownTable } from './record.mjs';

/** What the tables replace in docs/performance.md. */
const BEGIN = '<!-- The tables of bench/record.json begin; `npm run bench -- --docs` writes them. -->';
const END = '<!-- The tables of bench/record.json end. -->';

const letter = (index) => String.fromCodePoint(0x61 + (index % 26)) + (index < 26 ? '' : Math.floor(index / 26));

/** @param {import('./record.mjs').Record_} record @param {Map<string, string>} titles of the rows, by name */
export function recordTables({ runs, datasets }, titles) {
  const letters = new Map(Object.keys(runs).map((key, index) => [key, letter(index)]));
  const shown = ({ ratio, run }) => `${ratio.toFixed(2)} ${letters.get(run)}`;
  const columns = ({ first, best, latest }) => [shown(first), shown(best), shown(latest)];
  const head = ['Row', 'CPU: first', 'best', 'latest', 'PostgreSQL: first', 'best', 'latest'];
  const parts = Object.entries(datasets).flatMap(([dataset, rows]) => [
    `### Dataset: ${dataset}`,
    markdownTable([
      head,
      ...[...titles.keys()]
        .filter((name) => rows[name])
        .map((name) => [
          `${titles.get(name)} (\`${name}\`)`,
          ...columns(rows[name].all),
          ...columns(rows[name].postgres),
        ]),
    ]),
  ]);
  const legend = markdownTable([
    ['', 'Date', 'Commit', 'Command', 'Note'],
    ...Object.entries(runs).map(([key, { date, commit, command, note }]) => [
      letters.get(key),
      date,
      `\`${commit}\``,
      `\`${command}\``,
      note ?? '',
    ]),
  ]);
  return [...parts, '### Runs', legend].join('\n\n');
}

/** @throws Error if the document has no place for the tables */
export function withTables(document, tables) {
  const [begin, end] = [document.indexOf(BEGIN), document.indexOf(END)];
  if (begin < 0 || end < begin) throw new Error(`The document needs the lines\n${BEGIN}\n${END}`);
  return `${document.slice(0, begin + BEGIN.length)}\n\n${tables}\n\n${document.slice(end)}`;
}
