import { useMemo } from 'react';
import { useTrendsQuery } from './Discover.generated';
import { leadStyles } from './lead-styles';
import { PlainList } from './PlainList';
import { Trend } from './Trend';
import { TrendSkeleton } from './TrendSkeleton';
import { useMessages } from './messages';

const TRENDS = 6;

/** The hashtags that trend, with their best quacks; nothing where none does. */
export function Trending() {
  const w = useMessages();
  const answer = useTrendsQuery({ variables: { trends: TRENDS }, fetchPolicy: 'cache-and-network' });
  const trends = answer.data?.trendingHashtags;
  const byTag = useMemo(() => postsOnce(trends ?? []), [trends]);
  if (trends?.length === 0) return null;
  return (
    <section aria-labelledby="trending">
      <h2 id="trending" className={leadStyles.title}>
        {w('trending')}
      </h2>
      <PlainList
        label={w('trending')}
        items={trends}
        keyOf={({ tag }) => tag}
        renderItem={(hashtag) => <Trend hashtag={hashtag} postIds={byTag.get(hashtag.tag) ?? []} />}
        skeleton={<TrendSkeleton />}
        skeletonRows={TRENDS / 2}
        empty={null}
        answer={answer}
        failure={w('failedHashtags')}
      />
    </section>
  );
}

/** A quack with two hashtags is shown with the first. */
function postsOnce(trends: readonly { tag: string; topPosts: readonly { id: string }[] }[]) {
  const shown = new Set<string>();
  const byTag = new Map<string, string[]>();
  for (const { tag, topPosts } of trends) {
    const ids = topPosts.map(({ id }) => id).filter((id) => !shown.has(id));
    byTag.set(tag, ids);
    for (const id of ids) shown.add(id);
  }
  return byTag;
}
