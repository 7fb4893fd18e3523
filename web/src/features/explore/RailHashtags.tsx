import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { Card } from '../../ui/Card';
import { Link } from '../../ui/Link';
import { Skeleton } from '../../ui/Skeleton';
import { sheet } from '../../ui/theme/sheet';
import { hashtagPath } from '../hashtags/hashtag-path';
import {
  type RailHashtag_HashtagFragment,
  RailHashtag_HashtagFragmentDoc,
  useRailHashtagsQuery,
} from './Rail.generated';
import { useWords } from './words';

const SHOWN = 5;

/** What trends, filled up with what is popular where little does. */
export function RailHashtags() {
  const w = useWords();
  const { data, error } = useRailHashtagsQuery({ variables: { first: SHOWN } });
  const popular = data?.popularHashtags.edges.map(({ node }) => node) ?? [];
  const all = [...(data?.trendingHashtags ?? []), ...popular];
  const shown = [...new Map(all.map((hashtag) => [hashtag.tag, hashtag])).values()].slice(0, SHOWN);
  if (error || (data && shown.length === 0)) return null;
  return (
    <Card padding="sm" aria-label={w('rail')}>
      <header className={styles.head}>
        <h2 className={styles.title}>{w('rail')}</h2>
        <Link to="/explore" className={styles.all}>
          {w('seeAll')}
        </Link>
      </header>
      <ul className={styles.list}>
        {data
          ? shown.map((hashtag) => (
              <li key={hashtag.tag}>
                <Row hashtag={hashtag} />
              </li>
            ))
          : Array.from({ length: SHOWN }, (_, index) => (
              <li key={index} className={styles.row}>
                <Skeleton width="7rem" height="0.9375rem" />
                <Skeleton width="5rem" height="0.8125rem" />
              </li>
            ))}
      </ul>
    </Card>
  );
}

function Row({ hashtag: from }: { hashtag: FragmentType<RailHashtag_HashtagFragment> }) {
  const w = useWords();
  const { data: hashtag, complete } = useFragment({ fragment: RailHashtag_HashtagFragmentDoc, from });
  if (!complete) return null;
  const { tag, name, postCount, recentPostCount } = hashtag;
  return (
    <Link to={hashtagPath(tag)} className={styles.row}>
      <span className={styles.name}>
        <bdi>#{name}</bdi>
      </span>
      <span className={styles.count}>
        {recentPostCount > 0 ? w('today', { count: recentPostCount }) : w('quacks', { count: postCount })}
      </span>
    </Link>
  );
}

const styles = sheet({
  head: { display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', paddingInline: '1' },
  title: { fontSize: 'md', fontWeight: 'medium', paddingBlock: '1' },
  all: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '6',
    fontSize: 'sm',
    color: 'brand.fg',
    textDecoration: 'none',
    borderRadius: '0.25rem',
    _hover: { textDecoration: 'underline' },
  },
  list: { listStyle: 'none', padding: '0' },
  row: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'start',
    justifyContent: 'center',
    gap: '0.5',
    minHeight: '3.25rem',
    paddingInline: '1',
    borderRadius: 'control',
    color: 'inherit',
    textDecoration: 'none',
    lineHeight: 'snug',
    '&:is(a):hover': { bg: 'bg.hover' },
  },
  name: { maxWidth: 'full', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', fontWeight: 'medium' },
  count: { fontSize: 'sm', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' },
});
