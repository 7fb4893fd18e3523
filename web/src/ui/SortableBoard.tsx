import { GripVertical } from 'lucide-react';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type BoardColumn, type BoardPlace, movedTo, placeOf } from './board-moves';
import { Icon } from './Icon';
import { cx, sheet } from './theme/sheet';
import { VisuallyHidden } from './VisuallyHidden';

export type { BoardColumn };

export interface BoardWords {
  /** The name of a row's handle. */
  move: (name: string) => string;
  /** What is said once a row has come to a place, counted from 1. */
  moved: (name: string, list: string, place: number, count: number) => string;
  /** In a list that holds nothing. */
  empty: string;
}

export interface SortableBoardProps {
  words: BoardWords;
  columns: readonly BoardColumn[];
  onChange: (columns: readonly BoardColumn[]) => void;
}

/** Lists side by side, whose rows are moved within them and from one to the other, by pointer and by arrow keys. */
export function SortableBoard({ words, columns, onChange }: SortableBoardProps) {
  const board = useRef<HTMLDivElement>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const focusNext = useRef<string | null>(null);

  useEffect(() => {
    // A row that went to another list is a new element there, and the focus goes along.
    if (focusNext.current === null) return;
    board.current?.querySelector<HTMLElement>(`[data-handle="${CSS.escape(focusNext.current)}"]`)?.focus();
    focusNext.current = null;
  });

  function move(id: string, to: BoardPlace) {
    const next = movedTo(columns, id, to);
    const place = next && placeOf(next, id);
    const list = place && next[place.column];
    const item = list?.items[place?.index ?? 0];
    if (!next || !list || !item) return;
    focusNext.current = id;
    onChange(next);
    setSaid(words.moved(item.name, list.title, place.index + 1, list.items.length));
  }

  function onKeyDown(event: KeyboardEvent, id: string) {
    const place = placeOf(columns, id);
    if (!place) return;
    const { column, index } = place;
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

  /** Into the list under the pointer, before the first row whose middle lies below it. */
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
    // On the document: the handle that was pressed is gone once its row stands in another list.
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
                <li key={id} data-id={id} className={cx(styles.row, id === dragged && styles.dragged)}>
                  <button
                    type="button"
                    aria-label={words.move(name)}
                    data-handle={id}
                    className={styles.handle}
                    onKeyDown={(event) => onKeyDown(event, id)}
                    onPointerDown={(event) => {
                      event.currentTarget.releasePointerCapture(event.pointerId);
                      setDragged(id);
                    }}
                  >
                    <Icon of={GripVertical} size={18} />
                  </button>
                  <span dir="auto">{name}</span>
                </li>
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
  row: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minHeight: '11',
    borderWidth: '1px',
    borderColor: 'border.hairline',
    borderRadius: 'control',
    bg: 'bg.card',
  },
  dragged: { borderColor: 'brand.focus', boxShadow: 'float' },
  handle: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '11',
    height: '11',
    color: 'fg.muted',
    borderRadius: 'control',
    touchAction: 'none',
    cursor: 'grab',
  },
});
