import { sheet } from '../../../ui/theme/sheet';
import { Skeleton } from '../../../ui/feedback/Skeleton';

/** The shape of a quack of two lines, as tall as one. */
export function PostSkeleton() {
  return (
    <div className={styles.card}>
      <Skeleton width="2.75rem" height="2.75rem" round />
      <div className={styles.main}>
        <Skeleton width="11rem" height="0.875rem" />
        <div className={styles.words}>
          <Skeleton height="0.9375rem" />
          <Skeleton width="72%" height="0.9375rem" />
        </div>
        <div className={styles.actions}>
          <Skeleton width="2rem" height="1rem" />
          <Skeleton width="2rem" height="1rem" />
          <Skeleton width="1.25rem" height="1rem" />
        </div>
      </div>
    </div>
  );
}

/** How tall a quack of two lines is, in pixels. */
export const POST_HEIGHT_PX = 138;

const styles = sheet({
  card: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '3',
    height: '8.625rem',
    paddingInline: { base: '4', md: '5' },
    paddingBlockStart: '3.5',
  },
  main: { minWidth: '0', paddingBlockStart: '1' },
  words: { display: 'grid', gap: '2.5', marginBlockStart: '3.5' },
  // In the columns of the actions (PostActions).
  actions: { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr)) 1.5rem', marginBlockStart: '5' },
});
