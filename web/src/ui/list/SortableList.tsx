import { useRef } from 'react';
import { sheet } from '../theme/sheet';
import { VisuallyHidden } from '../text/VisuallyHidden';
import { SortableRow } from './SortableRow';
import { type SortableItem, type SortableWords, useSortable } from './useSortable';

export type { SortableItem, SortableWords };

export interface SortableListProps {
  words: SortableWords;
  items: readonly SortableItem[];
  onChange: (items: readonly SortableItem[]) => void;
}

/** Rows that can be moved by their handle: by pointer, touch, arrow keys, Home and End. */
export function SortableList({ words, items, onChange }: SortableListProps) {
  const list = useRef<HTMLOListElement>(null);
  const { dragged, said, keysOf, pointerOf } = useSortable({ words, items, onChange, layout: 'rows', list });
  return (
    <>
      <ol ref={list} className={styles.list}>
        {items.map(({ id, name }) => (
          <SortableRow
            key={id}
            id={id}
            name={name}
            isDragged={id === dragged}
            label={words.move(name)}
            handle={{ ...keysOf(id), ...pointerOf(id) }}
          />
        ))}
      </ol>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}

const styles = sheet({
  list: { listStyle: 'none', display: 'flex', flexDirection: 'column', gap: '1', paddingBlockStart: '4' },
});
