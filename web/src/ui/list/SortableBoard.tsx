import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type BoardColumn, type BoardCell, movedTo, cellOf } from './board-moves';
import { sheet } from '../theme/sheet';
import { VisuallyHidden } from '../text/VisuallyHidden';
import { SortableRow } from './SortableRow';

export type { BoardColumn };

export interface BoardWords {
  /** The name of a row's handle. */
  move: (name: string) => string;
  /** Announced after a row moved; positions count from 1. */
  moved: (name: string, list: string, position: number, count: number) => string;
  /** Shown in an empty list. */
  empty: string;
}

export interface SortableBoardProps {
  words: BoardWords;
  columns: readonly BoardColumn[];
  onChange: (columns: readonly BoardColumn[]) => void;
}

/** Lists side by side whose rows can be moved within and between them, by pointer and arrow keys. */
export function SortableBoard({ words, columns, onChange }: SortableBoardProps) {
  const board = useRef<HTMLDivElement>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const focusNext = useRef<string | null>(null);

  useEffect(() => {
    // A row that moved to another list is a new element, so it is focused again.
    if (focusNext.current === null) return;
    board.current?.querySelector<HTMLElement>(`[data-handle="${CSS.escape(focusNext.current)}"]`)?.focus();
    focusNext.current = null;
  });

  function move(id: string, to: BoardCell) {
    const next = movedTo(columns, id, to);
    const cell = next && cellOf(next, id);
    const list = cell && next[cell.column];
    const item = list?.items[cell?.index ?? 0];
    if (!next || !list || !item) return;
    focusNext.current = id;
    onChange(next);
    setSaid(words.moved(item.name, list.title, cell.index + 1, list.items.length));
  }

  function onKeyDown(event: KeyboardEvent, id: string) {
    const cell = cellOf(columns, id);
    if (!cell) return;
    const { column, index } = cell;
    const forward = document.documentElement.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const backward = forward === 'ArrowRight' ? 'ArrowLeft' : 'ArrowRight';
    const to = {
      ArrowUp: { column, index: index - 1 },
      ArrowDown: { column, index: index + 1 },
      Home: { column, index: 0 },
      End: { column, index: Infinity },
      [forward]: { column: column + 1, index },
      [backward]: { column: column - 1, index },
    }[event.key];
    if (!to) return;
    event.preventDefault();
    move(id, to);
  }

  /** Inserts into the list under the pointer, before the first row whose center is below it. */
  const follow = useEffectEvent(({ clientX, clientY }: PointerEvent) => {
    if (dragged === null || !board.current) return;
    const lists = [...board.current.querySelectorAll('[data-list]')];
    const column = lists.findIndex((list) => {
      const { left, right, top, bottom } = list.getBoundingClientRect();
      return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
    });
    const rows = lists[column]?.querySelectorAll<HTMLElement>('[data-id]');
    if (!rows) return;
    const others = [...rows].filter((row) => row.dataset['id'] !== dragged);
    const below = others.findIndex((row) => {
      const { top, height } = row.getBoundingClientRect();
      return clientY < top + height / 2;
    });
    move(dragged, { column, index: below === -1 ? others.length : below });
  });

  useEffect(() => {
    if (dragged === null) return;
    // On the document, because the pressed handle is unmounted when its row moves to another list.
    const stop = new AbortController();
    const options = { signal: stop.signal };
    document.addEventListener('pointermove', (event) => follow(event), options);
    document.addEventListener('pointerup', () => setDragged(null), options);
    document.addEventListener('pointercancel', () => setDragged(null), options);
    return () => stop.abort();
  }, [dragged]);

  return (
    <>
      <div ref={board} className={styles.board}>
        {columns.map(({ id: column, title, items }) => (
          <section key={column} data-list aria-label={title} className={styles.column}>
            <p className={styles.title}>{title}</p>
            {items.length === 0 && <p className={styles.empty}>{words.empty}</p>}
            <ol className={styles.list}>
              {items.map(({ id, name }) => (
                <SortableRow
                  key={id}
                  id={id}
                  name={name}
                  isDragged={id === dragged}
                  label={words.move(name)}
                  handle={{
                    onKeyDown: (event) => onKeyDown(event, id),
                    onPointerDown: (event) => {
                      event.currentTarget.releasePointerCapture(event.pointerId);
                      setDragged(id);
                    },
                  }}
                />
              ))}
            </ol>
          </section>
        ))}
      </div>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}

const styles = sheet({
  board: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))', gap: '4' },
  column: { minHeight: '12rem', padding: '3', borderRadius: 'card', bg: 'bg.sunken' },
  title: { paddingInline: '1', paddingBlockEnd: '2', fontSize: 'sm', fontWeight: 'medium' },
  empty: { paddingInline: '1', fontSize: 'sm', color: 'fg.muted' },
  list: { listStyle: 'none', display: 'flex', flexDirection: 'column', gap: '1' },
});
