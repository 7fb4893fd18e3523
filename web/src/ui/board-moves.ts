export interface BoardItem {
  id: string;
  name: string;
}

export interface BoardColumn {
  id: string;
  title: string;
  items: readonly BoardItem[];
}

/** Where something is or goes: the list, and the place in it counted from 0. */
export interface BoardPlace {
  column: number;
  index: number;
}

export function placeOf(columns: readonly BoardColumn[], id: string): BoardPlace | null {
  for (const [column, { items }] of columns.entries()) {
    const index = items.findIndex((item) => item.id === id);
    if (index >= 0) return { column, index };
  }
  return null;
}

/** The lists after an item went to a place; null where it is there already, or where there is no such list. */
export function movedTo(columns: readonly BoardColumn[], id: string, to: BoardPlace): readonly BoardColumn[] | null {
  const from = placeOf(columns, id);
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
