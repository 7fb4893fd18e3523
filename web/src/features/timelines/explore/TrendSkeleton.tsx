import { Skeleton } from '../../../ui/feedback/Skeleton';
import { sheet } from '../../../ui/theme/sheet';

export function TrendSkeleton() {
  return (
    <div className={trendStyles.trend}>
      <Skeleton width="9rem" height="1.25rem" />
      <Skeleton width="12rem" height="0.8125rem" />
      <div className={trendStyles.posts}>
        <Skeleton height="7.5rem" />
        <Skeleton height="7.5rem" />
      </div>
    </div>
  );
}

/** Where a trend has its parts, loaded or not. */
export const trendStyles = sheet({
  trend: { display: 'grid', gap: '2', paddingInline: { base: '4', md: '5' }, paddingBlock: '4' },
  posts: { display: 'grid', gap: '2.5', gridTemplateColumns: 'repeat(auto-fit, minmax(min(15rem, 100%), 1fr))' },
});
