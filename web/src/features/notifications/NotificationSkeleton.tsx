import { Skeleton } from '../../ui/Skeleton';
import { sheet } from '../../ui/theme/sheet';

/** The usual height of a notification about a quack, in pixels. */
export const NOTIFICATION_HEIGHT_PX = 122;

export function NotificationSkeleton() {
  return (
    <div className={styles.row}>
      <Skeleton width="2rem" height="2rem" round />
      <div className={styles.bones}>
        <Skeleton width="2rem" height="2rem" round />
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
    columnGap: '3',
    paddingInline: { base: '4', md: '5' },
    paddingBlock: '3.5',
  },
  bones: { display: 'grid', gap: '2' },
});
