import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { Link } from '../../ui/Link';
import { Skeleton } from '../../ui/Skeleton';
import { sheet } from '../../ui/theme/sheet';
import { hashtagPath } from '../hashtags/hashtag-path';
import { type HashtagRow_HashtagFragment, HashtagRow_HashtagFragmentDoc } from './HashtagRow.generated';
import { useWords } from './words';

interface HashtagRowProps {
  hashtag: FragmentType<HashtagRow_HashtagFragment>;
  /** What the list is in order of, in words; how much it is used without it. */
  count?: string;
  /** At the end of the row. */
  aside?: ReactNode;
}

/** A hashtag in a list: as most people type it, and how much it is used. */
export function HashtagRow({ hashtag: from, count, aside }: HashtagRowProps) {
  const w = useWords();
  const { data: hashtag, complete } = useFragment({
    fragment: HashtagRow_HashtagFragmentDoc,
    fragmentName: 'HashtagRow_hashtag',
    from,
  });
  if (!complete) return null;

  const { tag, name, postCount, recentPostCount, recentAuthorCount } = hashtag;
  return (
    <div className={styles.row}>
      <Link to={hashtagPath(tag)} className={styles.link}>
        <span className={styles.name}>
          <bdi>#{name}</bdi>
        </span>
        <span className={styles.counts}>
          {count ??
            (recentPostCount > 0
              ? `${w('today', { count: recentPostCount })} · ${w('authors', { count: recentAuthorCount })}`
              : w('quacks', { count: postCount }))}
        </span>
      </Link>
      {aside}
    </div>
  );
}

export function HashtagSkeleton() {
  return (
    <div className={styles.row}>
      <span className={styles.bones}>
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
    // The whole row leads there; what else can be pressed in it stands above.
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
  bones: { display: 'grid', gap: '2', flex: '1' },
});
