import { type DiffRow, isChanged } from '../../../ui/text/diff-rows';

/** A run of changed or of unchanged rows. Unchanged ones far from a change are folded. */
export interface DiffBlock {
  kind: 'change' | 'context' | 'fold';
  rows: readonly DiffRow[];
}

/** Unchanged rows that are shown beside a change. */
const CONTEXT = 2;
/** A shorter run isn't worth a button. */
const LEAST_FOLDED = 3;

/** Splits rows into blocks, so that long unchanged parts can be left out. */
export function foldRows(rows: readonly DiffRow[]): DiffBlock[] {
  const blocks: DiffBlock[] = [];
  for (let start = 0; start < rows.length;) {
    const changed = isChanged(rows[start]!);
    let end = start;
    while (end < rows.length && isChanged(rows[end]!) === changed) end += 1;
    const run = rows.slice(start, end);
    if (changed) blocks.push({ kind: 'change', rows: run });
    else blocks.push(...folded(run, start === 0 ? 0 : CONTEXT, end === rows.length ? 0 : CONTEXT));
    start = end;
  }
  return blocks;
}

/** @param head, tail how many rows stay visible at either end */
function folded(run: readonly DiffRow[], head: number, tail: number): DiffBlock[] {
  if (run.length - head - tail < LEAST_FOLDED) return [{ kind: 'context', rows: run }];
  const blocks: DiffBlock[] = [
    { kind: 'context', rows: run.slice(0, head) },
    { kind: 'fold', rows: run.slice(head, run.length - tail) },
    { kind: 'context', rows: run.slice(run.length - tail) },
  ];
  return blocks.filter(({ rows }) => rows.length > 0);
}
