import { Skeleton } from '../../../ui/feedback/Skeleton';
import { sheet } from '../../../ui/theme/sheet';

/** The usual height of a notification about a quack, in pixels. */
export const NOTIFICATION_HEIGHT_PX = 76;

export function NotificationSkeleton() {
  return (
    <div className={styles.row}>
      <Skeleton width="2.75rem" height="2.75rem" round />
      <div className={styles.lines}>
        <Skeleton width="70%" height="1.125rem" />
        <Skeleton width="90%" height="0.9375rem" />
      </div>
    </div>
  );
}

const styles = sheet({
  row: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: '3',
    minHeight: '4.75rem',
    paddingInline: { base: '4', md: '5' },
    paddingBlock: '2.5',
  },
  lines: { display: 'grid', gap: '2' },
});
