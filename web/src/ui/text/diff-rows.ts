import { diffLines, diffWordsWithSpace } from 'diff';

/** A piece of text; marked if it is only on this side. */
export interface DiffPart {
  text: string;
  isMarked: boolean;
}

/** A line on both sides; null if one side has none. */
export interface DiffRow {
  before: DiffPart[] | null;
  after: DiffPart[] | null;
}

const plain = (text: string): DiffPart[] => [{ text, isMarked: false }];
const linesOf = (text: string): string[] => text.replace(/\n$/, '').split('\n');

/** Compares two texts by line, and replaced lines by word. */
export function diffRows(before: string, after: string): DiffRow[] {
  const rows: DiffRow[] = [];
  const changes = diffLines(`${before}\n`, `${after}\n`);
  for (let at = 0; at < changes.length; at += 1) {
    const change = changes[at]!;
    const next = changes[at + 1];
    if (change.removed && next?.added) {
      rows.push(...paired(linesOf(change.value), linesOf(next.value)));
      at += 1;
    } else {
      for (const line of linesOf(change.value)) {
        if (change.removed) rows.push({ before: [{ text: line, isMarked: true }], after: null });
        else if (change.added) rows.push({ before: null, after: [{ text: line, isMarked: true }] });
        else rows.push({ before: plain(line), after: plain(line) });
      }
    }
  }
  return rows;
}

export const isChanged = ({ before, after }: DiffRow): boolean =>
  !before || !after || [...before, ...after].some(({ isMarked }) => isMarked);

function paired(before: readonly string[], after: readonly string[]): DiffRow[] {
  return Array.from({ length: Math.max(before.length, after.length) }, (_, line) => {
    const [old, young] = [before[line], after[line]];
    if (old === undefined) return { before: null, after: [{ text: young ?? '', isMarked: true }] };
    if (young === undefined) return { before: [{ text: old, isMarked: true }], after: null };
    const words = diffWordsWithSpace(old, young);
    const side = (other: 'added' | 'removed'): DiffPart[] =>
      words
        .filter((word) => !word[other])
        .map(({ value, added, removed }) => ({ text: value, isMarked: Boolean(added) || Boolean(removed) }));
    return { before: side('added'), after: side('removed') };
  });
}

/** A piece of two texts that are shown as one. */
export interface WordChange {
  text: string;
  kind: 'same' | 'removed' | 'added';
}

/** Compares two texts by word, as one text in which what was removed comes before what was added. */
export const wordChanges = (before: string, after: string): WordChange[] =>
  diffWordsWithSpace(before, after).map(({ value, added, removed }) => ({
    text: value,
    kind: added ? 'added' : removed ? 'removed' : 'same',
  }));
