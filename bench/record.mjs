/**
 * What `bench/record.json` keeps: of each row of a dataset the first, the best and the latest ratio to the bare server of the same run,
 * of all CPU (server and PostgreSQL) and of PostgreSQL's part alone. Milliseconds depend on the machine, and ratios hardly do.
 * @typedef {{ ratio: number, run: string }} Figure `run` is a key of `runs`
 * @typedef {Record<'all' | 'postgres', { first: Figure, best: Figure, latest: Figure }>} RowRecord
 * @typedef {{ date: string, commit: string, command: string, note?: string }} RecordedRun
 * @typedef {{ runs: Record<string, RecordedRun>, datasets: Record<string, Record<string, RowRecord>> }} Record_
 * @typedef {{ at: string, commit: string, dataset: string, command: string, note?: string, rows: { name: string, ratios: Record<'all' | 'postgres', number> }[] }} Run
 */

export const PARTS = { all: 'CPU', postgres: 'PostgreSQL' };

/** How far above the best a row may be. */
export const TOLERANCE = 1.1;

/** @param {{ server: Cost, baseline: Cost }} measured @typedef {{ cpuMs: number, postgresMs: number }} Cost */
export function ratiosOf({ server, baseline }) {
  return {
    all: (server.cpuMs + server.postgresMs) / (baseline.cpuMs + baseline.postgresMs),
    postgres: server.postgresMs / baseline.postgresMs,
  };
}

const rounded = (ratio) => Number(ratio.toFixed(2));

/** The record after a run. @param {Record_} record @param {Run} run @returns {Record_} */
export function withRun(record, { at, commit, dataset, command, note, rows }) {
  const key = `${at.slice(0, 16)}Z ${dataset}`;
  const known = { ...record.datasets[dataset] };
  for (const { name, ratios } of rows) {
    const row = {};
    for (const part of Object.keys(PARTS)) {
      const latest = { ratio: rounded(ratios[part]), run: key };
      const { first, best } = known[name]?.[part] ?? { first: latest, best: latest };
      row[part] = { first, best: latest.ratio < best.ratio ? latest : best, latest };
    }
    known[name] = row;
  }
  const datasets = { ...record.datasets, [dataset]: known };
  const runs = { ...record.runs, [key]: { date: at.slice(0, 10), commit, command, ...(note && { note }) } };
  const used = new Set(figuresIn(datasets).map(({ run }) => run));
  return { runs: Object.fromEntries(Object.entries(runs).filter(([each]) => used.has(each))), datasets };
}

function figuresIn(datasets) {
  return Object.values(datasets).flatMap((rows) =>
    Object.values(rows).flatMap((row) => Object.values(row).flatMap((part) => Object.values(part))),
  );
}

/**
 * Compares a run with the best that is recorded of the same dataset.
 * @param {Record_} record @param {Run} run
 * @returns {{ name: string, part: string, ratio: number, best: number | null, times: number | null, isWorse: boolean }[]}
 * `best` is null for what was never recorded, which is no failure
 */
export function compareWith(record, { dataset, rows }) {
  return rows.flatMap(({ name, ratios }) =>
    Object.keys(PARTS).map((part) => {
      const best = record.datasets[dataset]?.[name]?.[part].best.ratio ?? null;
      const times = best === null ? null : ratios[part] / best;
      return { name, part, ratio: ratios[part], best, times, isWorse: times !== null && times > TOLERANCE };
    }),
  );
}

/** What `--check` prints. */
export function comparisonTable(compared) {
  const cells = compared.map(({ name, part, ratio, best, times, isWorse }) => [
    name,
    PARTS[part],
    best === null ? '–' : best.toFixed(2),
    ratio.toFixed(2),
    times === null ? 'not recorded yet' : `${(times * 100).toFixed(0)} %${isWorse ? ' ✗' : ''}`,
  ]);
  const worse = compared.filter(({ isWorse }) => isWorse);
  const limit = `${(TOLERANCE * 100).toFixed(0)} % of the best recorded ratio`;
  const verdict =
    worse.length === 0
      ? `No row is above ${limit}.`
      : `Above ${limit}: ${[...new Set(worse.map(({ name }) => name))].join(', ')}.`;
  return `${markdownTable([['Row', 'Part', 'Best', 'This run', 'Of the best'], ...cells])}\n${verdict}\n`;
}

/** @param {string[][]} lines the first is the head */
export function markdownTable(lines) {
  const widths = lines[0].map((_, column) => Math.max(3, ...lines.map((line) => line[column].length)));
  const text = lines.map((line) => `| ${line.map((cell, column) => cell.padEnd(widths[column])).join(' | ')} |`);
  text.splice(1, 0, `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`);
  return text.join('\n');
}
