import { GripVertical } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { Icon } from './Icon';
import { cx, sheet } from './theme/sheet';
import { VisuallyHidden } from './VisuallyHidden';

export interface SortableItem {
  id: string;
  name: string;
}

export interface SortableWords {
  /** The name of a row's handle. */
  move: (name: string) => string;
  /** What is said once a row has come to a place, counted from 1. */
  moved: (name: string, place: number, count: number) => string;
}

export interface SortableListProps {
  words: SortableWords;
  items: readonly SortableItem[];
  onChange: (items: readonly SortableItem[]) => void;
}

/** Rows that are moved by their handle: dragged by pointer or finger, or by the arrow keys, Home and End. */
export function SortableList({ words, items, onChange }: SortableListProps) {
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  const [said, setSaid] = useState('');

  function move(id: string, to: number) {
    const from = items.findIndex((item) => item.id === id);
    const item = items[from];
    if (!item || to < 0 || to >= items.length || to === from) return;
    onChange(items.toSpliced(from, 1).toSpliced(to, 0, item));
    setSaid(words.moved(item.name, to + 1, items.length));
  }

  function onKeyDown(event: KeyboardEvent, id: string) {
    const at = items.findIndex((item) => item.id === id);
    const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: items.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    move(id, to);
  }

  /** To the first row whose middle lies below the pointer. */
  function onPointerMove({ clientY }: PointerEvent) {
    if (dragged === null || !list.current) return;
    const others = [...list.current.children].filter((row) => (row as HTMLElement).dataset['id'] !== dragged);
    const below = others.findIndex((row) => {
      const { top, height } = row.getBoundingClientRect();
      return clientY < top + height / 2;
    });
    move(dragged, below === -1 ? others.length : below);
  }

  return (
    <>
      <ol ref={list} className={styles.list}>
        {items.map(({ id, name }) => (
          <li key={id} data-id={id} className={cx(styles.row, id === dragged && styles.dragged)}>
            <button
              type="button"
              aria-label={words.move(name)}
              className={styles.handle}
              onKeyDown={(event) => onKeyDown(event, id)}
              onPointerDown={(event) => {
                event.currentTarget.setPointerCapture(event.pointerId);
                setDragged(id);
              }}
              onPointerMove={onPointerMove}
              onPointerUp={() => setDragged(null)}
              onPointerCancel={() => setDragged(null)}
            >
              <Icon of={GripVertical} size={18} />
            </button>
            <span dir="auto">{name}</span>
          </li>
        ))}
      </ol>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}

const styles = sheet({
  list: { listStyle: 'none', display: 'flex', flexDirection: 'column', gap: '1', paddingBlockStart: '4' },
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
