import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../../ui/form/IconButton';
import { sheet } from '../../../ui/theme/sheet';
import { useTableMessages } from './useTableMessages';

interface SelectionBarProps {
  count: number;
  onClear: () => void;
  children: ReactNode;
}

/** What can be done with the selected rows; it stays in sight at the bottom. */
export function SelectionBar({ count, onClear, children }: SelectionBarProps) {
  const w = useTableMessages();
  return (
    <div role="group" aria-label={w('bulkActions')} className={styles.bar}>
      <span role="status" className={styles.count}>
        {w('selected', { count })}
      </span>
      {children}
      <span className={styles.gap} />
      <IconButton icon={X} size="sm" label={w('clearSelection')} onClick={onClear} />
    </div>
  );
}

const styles = sheet({
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    position: 'sticky',
    insetBlockEnd: '3',
    zIndex: '1',
    padding: '2',
    paddingInlineStart: '4',
    borderRadius: 'card',
    bg: 'bg.raised',
    boxShadow: 'float',
    _highContrast: { outline: '1px solid' },
  },
  count: { fontWeight: 'medium', fontSize: 'sm', marginInlineEnd: '2' },
  gap: { flex: '1' },
});
