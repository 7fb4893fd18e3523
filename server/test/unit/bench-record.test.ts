import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';

type Ratios = { all: number; postgres: number };
type Figure = { ratio: number; run: string };
type Part = { first: Figure; best: Figure; latest: Figure };
type BenchRecord = {
  runs: Record<string, { date: string; commit: string; command: string; note?: string }>;
  datasets: Record<string, Record<string, { all: Part; postgres: Part }>>;
};
type Run = {
  at: string;
  commit: string;
  dataset: string;
  command: string;
  rows: { name: string; ratios: Ratios }[];
};
type Compared = { name: string; part: string; ratio: number; best: number | null; isWorse: boolean };

const bench = new URL('../../../bench/', import.meta.url);
const { compareWith, comparisonTable, ratiosOf, withRun } = (await import(new URL('record.mjs', bench).href)) as {
  ratiosOf: (measured: Record<'server' | 'baseline', { cpuMs: number; postgresMs: number }>) => Ratios;
  withRun: (record: BenchRecord, run: Run) => BenchRecord;
  compareWith: (record: BenchRecord, run: Run) => Compared[];
  comparisonTable: (compared: Compared[]) => string;
};
const { recordTables, withTables } = (await import(new URL('record-docs.mjs', bench).href)) as {
  recordTables: (record: BenchRecord, titles: Map<string, string>) => string;
  withTables: (document: string, tables: string) => string;
};

const NOTHING: BenchRecord = { runs: {}, datasets: {} };
/** A run of one row, on that day of November. */
const run = (day: number, all: number, postgres: number, more: Partial<Run> = {}): Run => ({
  at: `2026-11-${day}T10:30:00.000Z`,
  commit: `commit${day}`,
  dataset: 'standard',
  command: 'npm run bench',
  rows: [{ name: 'home', ratios: { all, postgres } }],
  ...more,
});
const recorded = (...runs: Run[]) => runs.reduce(withRun, NOTHING);
const ratios = ({ first, best, latest }: Part) => [first.ratio, best.ratio, latest.ratio];

describe('the record of the benchmarks', () => {
  it('compares the CPU of server and PostgreSQL with that of the bare server and its PostgreSQL', () => {
    const measured = { server: { cpuMs: 3, postgresMs: 2 }, baseline: { cpuMs: 0.5, postgresMs: 0.5 } };

    expect(ratiosOf(measured)).toEqual({ all: 5, postgres: 4 });
  });

  it('takes the first run as first, best and latest', () => {
    const { runs, datasets } = recorded(run(10, 2.004, 1.5));

    expect(ratios(datasets['standard']!['home']!.all)).toEqual([2, 2, 2]);
    expect(Object.values(runs)).toEqual([{ date: '2026-11-10', commit: 'commit10', command: 'npm run bench' }]);
  });

  it('keeps the first run, and the better one of each part', () => {
    const { datasets } = recorded(run(10, 2, 1.5), run(11, 3, 1.2), run(12, 1.9, 1.4));

    expect(ratios(datasets['standard']!['home']!.all)).toEqual([2, 1.9, 1.9]);
    expect(ratios(datasets['standard']!['home']!.postgres)).toEqual([1.5, 1.2, 1.4]);
  });

  it('forgets runs of which it keeps no figure', () => {
    const { runs } = recorded(run(10, 2, 1.5), run(11, 3, 2), run(12, 3.1, 2.1));

    expect(Object.values(runs).map(({ commit }) => commit)).toEqual(['commit10', 'commit12']);
  });

  it('leaves rows alone that a run did not measure', () => {
    const other = run(11, 9, 9, { rows: [{ name: 'nod', ratios: { all: 9, postgres: 9 } }] });

    expect(Object.keys(recorded(run(10, 2, 1.5), other).datasets['standard']!)).toEqual(['home', 'nod']);
  });

  it('keeps datasets apart', () => {
    const { datasets } = recorded(run(10, 2, 1.5), run(11, 3, 2, { dataset: 'small, mixed' }));

    expect(ratios(datasets['standard']!['home']!.all)).toEqual([2, 2, 2]);
    expect(ratios(datasets['small, mixed']!['home']!.all)).toEqual([3, 3, 3]);
  });

  it('lets a row pass up to 110 % of its best, and fails it above', () => {
    const known = recorded(run(10, 2, 1), run(11, 4, 3));
    const verdicts = compareWith(known, run(12, 2.2, 1.11));

    expect(verdicts).toMatchObject([
      { name: 'home', part: 'all', best: 2, isWorse: false },
      { name: 'home', part: 'postgres', best: 1, isWorse: true },
    ]);
    expect(comparisonTable(verdicts)).toContain('Above 110 % of the best recorded ratio: home.');
  });

  it('passes what was never recorded, and says so', () => {
    const verdicts = compareWith(recorded(run(10, 2, 1)), run(12, 9, 9, { dataset: 'large' }));

    expect(verdicts.some(({ isWorse }) => isWorse)).toBe(false);
    expect(comparisonTable(verdicts)).toContain('not recorded yet');
  });

  it('shows every figure with the run that it comes from', () => {
    const tables = recordTables(recorded(run(10, 2, 1.5), run(11, 3, 2)), new Map([['home', 'home of reader']]));

    expect(tables).toMatch(/home of reader \(`home`\) +\| 2\.00 a +\| 2\.00 a +\| 3\.00 b/);
    expect(tables).toMatch(/\| b +\| 2026-11-11 \| `commit11` \| `npm run bench` \|/);
  });

  it('is what the document about performance shows', async () => {
    const { rows } = (await import(new URL('rows.mjs', bench).href)) as { rows: { name: string; title: string }[] };
    const record = JSON.parse(readFileSync(new URL('record.json', bench), 'utf8')) as BenchRecord;
    const document = readFileSync(new URL('../docs/performance.md', bench), 'utf8');
    const titles = new Map(rows.map(({ name, title }) => [name, title]));

    expect(document).toBe(withTables(document, recordTables(record, titles)));
  });
});
