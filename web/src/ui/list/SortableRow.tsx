import { GripVertical } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Icon } from '../media/Icon';
import { cx, sheet } from '../theme/sheet';

interface SortableRowProps {
  id: string;
  name: string;
  isDragged: boolean;
  /** The accessible name of the handle. */
  label: string;
  /** The event handlers of the handle. */
  handle: ComponentProps<'button'>;
}

/** A row with a handle to move it; found by `data-id`, its handle by `data-handle`. */
export function SortableRow({ id, name, isDragged, label, handle }: SortableRowProps) {
  return (
    <li data-id={id} className={cx(styles.row, isDragged && styles.dragged)}>
      <button type="button" aria-label={label} data-handle={id} className={styles.handle} {...handle}>
        <Icon of={GripVertical} size={18} />
      </button>
      <span dir="auto">{name}</span>
    </li>
  );
}

const styles = sheet({
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
