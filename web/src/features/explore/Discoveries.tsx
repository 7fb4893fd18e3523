import { useT } from '../../i18n/I18nProvider';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { InfiniteList } from '../../ui/InfiniteList';
import { sheet } from '../../ui/theme/sheet';
import { frameDialog } from '../shortcuts/frame-dialog';
import { usePages } from '../timelines/usePages';
import { usePopularHashtagsQuery, useTrendingHashtagsQuery } from './Discover.generated';
import { HASHTAG_HEIGHT_PX, HashtagRow, HashtagSkeleton } from './HashtagRow';
import { PlainList } from './PlainList';
import { TrendRow } from './TrendRow';
import { useWords } from './words';

const TRENDS = 20;
const POPULAR_PAGE = 30;

/** What many more people write about than yesterday. */
export function Trending({ onSeePopular }: { onSeePopular: () => void }) {
  const w = useWords();
  const answer = useTrendingHashtagsQuery({ variables: { first: TRENDS }, fetchPolicy: 'cache-and-network' });
  return (
    <>
      <p className={styles.lead}>{w('trendingLead')}</p>
      <PlainList
        label={w('trending')}
        items={answer.data?.trendingHashtags}
        keyOf={({ tag }) => tag}
        renderItem={(hashtag) => <TrendRow hashtag={hashtag} />}
        skeleton={<HashtagSkeleton />}
        empty={
          <EmptyState
            drawing="lily"
            title={w('quietTrends')}
            text={w('quietTrendsText')}
            action={
              <Button variant="outline" onClick={onSeePopular}>
                {w('seePopular')}
              </Button>
            }
          />
        }
        answer={answer}
        failure={w('failedHashtags')}
      />
    </>
  );
}

/** What the most people wrote about in a month. */
export function Popular() {
  const t = useT();
  const w = useWords();
  const answer = usePopularHashtagsQuery({ variables: { first: POPULAR_PAGE } });
  const { data } = answer;
  const pages = usePages(answer, {
    pageInfo: data?.popularHashtags.pageInfo,
    failure: w('failedHashtags'),
  });
  return (
    <>
      <p className={styles.lead}>{w('popularLead')}</p>
      <InfiniteList
        label={w('popular')}
        name="popular"
        kind="list"
        items={data?.popularHashtags.edges ?? []}
        keyOf={({ node }) => node.tag}
        renderItem={({ node }) => <HashtagRow hashtag={node} count={w('month', { count: node.monthAuthorCount })} />}
        estimatePx={HASHTAG_HEIGHT_PX}
        skeleton={<HashtagSkeleton />}
        empty={
          <EmptyState
            drawing="lily"
            title={w('quietPopular')}
            text={w('quietPopularText')}
            action={<Button onClick={() => frameDialog.open('compose')}>{t('timelines.write')}</Button>}
          />
        }
        {...pages}
      />
    </>
  );
}

const styles = sheet({
  lead: {
    paddingInline: { base: '4', md: '5' },
    paddingBlock: '3',
    color: 'fg.muted',
    fontSize: 'sm',
    borderBlockEndWidth: '1px',
    borderColor: 'border.hairline',
  },
});
