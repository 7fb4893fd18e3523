import type { ReactNode, Ref } from 'react';
import { cx, sheet } from '../../../ui/theme/sheet';
import { useMediaMessages } from '../media/useMediaMessages';

interface TilesProps {
  ref?: Ref<HTMLUListElement>;
  count: number;
  children: ReactNode;
}

/** Up to four pictures in two columns, none alone in a row: one, and the first of three, have a row of their own. */
export function Tiles({ ref, count, children }: TilesProps) {
  const w = useMediaMessages();
  return (
    <ul ref={ref} aria-label={w('attachments')} className={cx(styles.list, count % 2 === 1 && styles.odd)}>
      {children}
    </ul>
  );
}

const styles = sheet({
  list: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gridAutoRows: { base: '8.5rem', sm: '11rem' },
    gap: '2',
    listStyle: 'none',
    padding: '0',
    marginBlockEnd: '2',
  },
  odd: { '& > :first-child': { gridColumn: '1 / -1' } },
});
