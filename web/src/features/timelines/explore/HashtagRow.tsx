import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { Link } from '../../../ui/navigation/Link';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { sheet } from '../../../ui/theme/sheet';
import { usePaths } from '../../session/paths/usePaths';
import { type HashtagRow_HashtagFragment, HashtagRow_HashtagFragmentDoc } from './HashtagRow.generated';
import { useMessages } from './messages';

interface HashtagRowProps {
  hashtag: FragmentType<HashtagRow_HashtagFragment>;
  /** Shows the people of 30 days instead of today's uses. */
  ofMonth?: boolean;
  /** Content at the end of the row. */
  aside?: ReactNode;
}

/** A hashtag in its most common spelling, with its usage. */
export function HashtagRow({ hashtag: from, ofMonth = false, aside }: HashtagRowProps) {
  const w = useMessages();
  const paths = usePaths();
  const { data: hashtag, complete } = useFragment({
    fragment: HashtagRow_HashtagFragmentDoc,
    fragmentName: 'HashtagRow_hashtag',
    from,
  });
  if (!complete) return null;

  const { tag, name, postCount, recentPostCount, recentAuthorCount, monthAuthorCount } = hashtag;
  return (
    <div className={styles.row}>
      <Link to={paths.hashtag(tag)} className={styles.link}>
        <span className={styles.name}>
          <bdi>#{name}</bdi>
        </span>
        <span className={styles.counts}>
          {ofMonth
            ? w('month', { count: monthAuthorCount })
            : recentPostCount > 0
              ? `${w('today', { count: recentPostCount })} · ${w('authors', { count: recentAuthorCount })}`
              : w('quacks', { count: postCount })}
        </span>
      </Link>
      {aside}
    </div>
  );
}

export function HashtagSkeleton() {
  return (
    <div className={styles.row}>
      <span className={styles.skeletonLines}>
        <Skeleton width="8rem" height="1rem" />
        <Skeleton width="11rem" height="0.8125rem" />
      </span>
      <Skeleton width="6rem" height="2rem" />
    </div>
  );
}

export const HASHTAG_HEIGHT_PX = 68;

const styles = sheet({
  row: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '4.25rem',
    paddingInline: { base: '4', md: '5' },
    paddingBlock: '2',
    '&:has(a:hover)': { bg: 'bg.hover' },
  },
  link: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'start',
    flex: '1',
    minWidth: '0',
    color: 'inherit',
    textDecoration: 'none',
    borderRadius: 'control',
    // Above the link that covers the row.
    _after: { content: '""', position: 'absolute', inset: '0' },
  },
  name: {
    maxWidth: 'full',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontWeight: 'medium',
    textAlign: 'start',
  },
  counts: { fontSize: 'sm', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' },
  skeletonLines: { display: 'grid', gap: '2', flex: '1' },
});
