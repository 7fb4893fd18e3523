export interface BoardItem {
  id: string;
  name: string;
}

export interface BoardColumn {
  id: string;
  title: string;
  items: readonly BoardItem[];
}

/** A position: the list, and the index in it. */
export interface BoardCell {
  column: number;
  index: number;
}

export function cellOf(columns: readonly BoardColumn[], id: string): BoardCell | null {
  for (const [column, { items }] of columns.entries()) {
    const index = items.findIndex((item) => item.id === id);
    if (index >= 0) return { column, index };
  }
  return null;
}

/** The lists after an item moved; null if it is already there or the list does not exist. */
export function movedTo(columns: readonly BoardColumn[], id: string, to: BoardCell): readonly BoardColumn[] | null {
  const from = cellOf(columns, id);
  const item = from && columns[from.column]?.items[from.index];
  if (!from || !item || !columns[to.column]) return null;
  const without = columns.map((each) => ({ ...each, items: each.items.filter((other) => other.id !== id) }));
  const length = without[to.column]?.items.length ?? 0;
  const index = Math.max(0, Math.min(to.index, length));
  if (from.column === to.column && from.index === index) return null;
  return without.map((each, at) =>
    at === to.column ? { ...each, items: each.items.toSpliced(index, 0, item) } : each,
  );
}
