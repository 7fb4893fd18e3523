import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { Card } from '../../../ui/layout/Card';
import { Link } from '../../../ui/navigation/Link';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { sheet } from '../../../ui/theme/sheet';
import { useViewer } from '../../session/viewer/viewer';
import { usePaths } from '../../session/paths/usePaths';
import { type RailHashtag_HashtagFragment, RailHashtag_HashtagFragmentDoc, useRailQuery } from './Rail.generated';
import { railVariables, visitorRailVariables } from './rail-query';
import { useMessages } from './messages';

const SHOWN = railVariables.hashtags;
/** How often to refetch while there are fewer. */
const POLL_MS = 60_000;

/** Trending hashtags, supplemented by popular ones. */
export function RailHashtags() {
  const w = useMessages();
  const paths = usePaths();
  const { data, error } = useRailQuery({ variables: useViewer() ? railVariables : visitorRailVariables });
  const popular = data?.popularHashtags.edges.map(({ node }) => node) ?? [];
  const all = [...(data?.trendingHashtags ?? []), ...popular];
  const shown = [...new Map(all.map((hashtag) => [hashtag.tag, hashtag])).values()].slice(0, SHOWN);
  if (error) return null;
  if (data && shown.length === 0) return <FirstHashtags />;
  return (
    <Card padding="sm" aria-label={w('rail')}>
      <header className={styles.head}>
        <h2 className={styles.title}>{w('rail')}</h2>
        <Link to={paths.explore} className={styles.all}>
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
      {data && shown.length < SHOWN && <FirstHashtags />}
    </Card>
  );
}

/** Polls on a new site with few hashtags; the result goes into the cache. */
function FirstHashtags() {
  useRailQuery({
    variables: railVariables,
    pollInterval: POLL_MS,
    skipPollAttempt: () => document.hidden,
  });
  return null;
}

function Row({ hashtag: from }: { hashtag: FragmentType<RailHashtag_HashtagFragment> }) {
  const w = useMessages();
  const paths = usePaths();
  const { data: hashtag, complete } = useFragment({ fragment: RailHashtag_HashtagFragmentDoc, from });
  if (!complete) return null;
  const { tag, name, postCount, recentPostCount } = hashtag;
  return (
    <Link to={paths.hashtag(tag)} className={styles.row}>
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
  title: { fontSize: 'lg', paddingBlock: '1' },
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
