import { useMemo } from 'react';
import { useT } from '../../../i18n/I18nProvider';
import { Button } from '../../../ui/form/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { sheet } from '../../../ui/theme/sheet';
import { frameDialog } from '../../session/shortcuts/frame-dialog';
import { useExploreQuery } from './Discover.generated';
import { PlainList } from './PlainList';
import { PopularQuacks } from './PopularQuacks';
import { POPULAR_PAGE } from './popular-page';
import { Trend } from './Trend';
import { TrendSkeleton } from './TrendSkeleton';
import { useMessages } from './messages';

const TRENDS = 6;

/** What trends, with its best quacks, and below it the quacks that most people react to. */
export function Trending({ onSeePopular }: { onSeePopular: () => void }) {
  const t = useT();
  const w = useMessages();
  const answer = useExploreQuery({
    variables: { trends: TRENDS, first: POPULAR_PAGE },
    fetchPolicy: 'cache-and-network',
  });
  const { data } = answer;
  const trends = data?.trendingHashtags;
  const hasPopular = (data?.popularPosts.edges.length ?? 0) > 0;
  const { byTag, shown } = useMemo(() => postsOnce(trends ?? []), [trends]);
  return (
    <>
      <PlainList
        label={w('trending')}
        items={trends}
        keyOf={({ tag }) => tag}
        renderItem={(hashtag) => <Trend hashtag={hashtag} postIds={byTag.get(hashtag.tag) ?? []} />}
        skeleton={<TrendSkeleton />}
        skeletonRows={TRENDS / 2}
        empty={
          hasPopular ? null : (
            <EmptyState
              drawing="lily"
              title={w('quietTrends')}
              text={w('quietTrendsText')}
              action={
                <div className={styles.actions}>
                  <Button onClick={() => frameDialog.open('compose')}>{t('timelines.write')}</Button>
                  <Button variant="outline" onClick={onSeePopular}>
                    {w('seePopular')}
                  </Button>
                </div>
              }
            />
          )
        }
        answer={answer}
        failure={w('failedHashtags')}
      />
      {hasPopular && (
        <section aria-labelledby="popular-quacks">
          <h2 id="popular-quacks" className={styles.title}>
            {w('popularQuacks')}
          </h2>
          <PopularQuacks except={shown} />
        </section>
      )}
    </>
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
  return { byTag, shown };
}

const styles = sheet({
  actions: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '2' },
  title: {
    paddingInline: { base: '4', md: '5' },
    paddingBlockStart: '5',
    paddingBlockEnd: '2',
    fontSize: 'lg',
    fontWeight: 'bold',
  },
});
