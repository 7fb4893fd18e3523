import { type KeyboardEvent, type PointerEvent, type RefObject, useRef, useState } from 'react';

export interface SortableItem {
  id: string;
  name: string;
}

export interface SortableWords {
  /** The name of an item's handle. */
  move: (name: string) => string;
  /** Announced after an item moved; positions count from 1. */
  moved: (name: string, position: number, count: number) => string;
}

interface Options<Item extends SortableItem> {
  words: Pick<SortableWords, 'moved'>;
  items: readonly Item[];
  onChange: (items: readonly Item[]) => void;
  /** Rows follow each other from top to bottom; tiles also in the direction of reading. */
  layout: 'rows' | 'tiles';
  list: RefObject<HTMLElement | null>;
}

/**
 * The order of items by pointer, touch, arrow keys, Home and End. The children of `list` have `data-id`; spread `keysOf(id)` and
 * `pointerOf(id)` on what moves an item, and show `said` to screen readers.
 */
export function useSortable<Item extends SortableItem>({ words, items, onChange, layout, list }: Options<Item>) {
  const [dragged, setDragged] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const pressed = useRef<{ id: string; x: number; y: number } | null>(null);

  function move(id: string, to: number) {
    const from = items.findIndex((item) => item.id === id);
    const item = items[from];
    if (!item || to < 0 || to >= items.length || to === from) return;
    onChange(items.toSpliced(from, 1).toSpliced(to, 0, item));
    setSaid(words.moved(item.name, to + 1, items.length));
  }

  function onKeyDown(event: KeyboardEvent, id: string) {
    const at = items.findIndex((item) => item.id === id);
    const forward = document.documentElement.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const backward = forward === 'ArrowRight' ? 'ArrowLeft' : 'ArrowRight';
    const aside = layout === 'tiles' ? { [forward]: at + 1, [backward]: at - 1 } : {};
    const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: items.length - 1, ...aside }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    move(id, to);
  }

  function onPointerMove({ clientX, clientY }: PointerEvent) {
    const start = pressed.current;
    if (!start || !list.current) return;
    // A press that hardly moves is a click.
    if (dragged === null && Math.hypot(clientX - start.x, clientY - start.y) < 4) return;
    if (dragged === null) setDragged(start.id);
    const all = [...list.current.children].filter((each) => (each as HTMLElement).dataset['id'] !== undefined);
    const to = layout === 'rows' ? rowAt(all, start.id, clientY) : tileAt(all, clientX, clientY);
    if (to !== -1) move(start.id, to);
  }

  function end() {
    pressed.current = null;
    setDragged(null);
  }

  return {
    dragged,
    said,
    move,
    keysOf: (id: string) => ({ onKeyDown: (event: KeyboardEvent) => onKeyDown(event, id) }),
    pointerOf: (id: string) => ({
      onPointerDown: (event: PointerEvent) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        pressed.current = { id, x: event.clientX, y: event.clientY };
      },
      onPointerMove,
      onPointerUp: end,
      onPointerCancel: end,
    }),
  };
}

/** Before the first row whose center is below the pointer. */
function rowAt(rows: readonly Element[], dragged: string, y: number): number {
  const others = rows.filter((row) => (row as HTMLElement).dataset['id'] !== dragged);
  const below = others.findIndex((row) => {
    const { top, height } = row.getBoundingClientRect();
    return y < top + height / 2;
  });
  return below === -1 ? others.length : below;
}

/** The tile under the pointer; -1 between them. */
function tileAt(tiles: readonly Element[], x: number, y: number): number {
  return tiles.findIndex((tile) => {
    const { left, right, top, bottom } = tile.getBoundingClientRect();
    return x >= left && x <= right && y >= top && y <= bottom;
  });
}
