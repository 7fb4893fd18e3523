import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useT } from '../../../i18n/I18nProvider';
import { Button } from '../../../ui/form/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { InfiniteList } from '../../../ui/list/InfiniteList';
import { useViewer } from '../../session/viewer/viewer';
import { frameDialog } from '../../session/shortcuts/frame-dialog';
import { usePages } from '../../../graphql/usePages';
import { PopularHashtagsDocument, usePopularHashtagsQuery } from './Discover.generated';
import { HASHTAG_HEIGHT_PX, HashtagRow, HashtagSkeleton } from './HashtagRow';
import { leadStyles } from './lead-styles';
import { useMessages } from './messages';

const PAGE = { first: 30 };

/** The hashtags that the most people used in a month. */
export function PopularHashtags() {
  const t = useT();
  const viewer = useViewer();
  const w = useMessages();
  const { cache } = useApolloClient();
  // Only a list of one page is refetched; a longer one would lose its later pages.
  const [isShort] = useState(() => {
    const known = cache.readQuery({ query: PopularHashtagsDocument, variables: PAGE });
    return !known?.popularHashtags.pageInfo.hasNextPage && (known?.popularHashtags.edges.length ?? 0) <= PAGE.first;
  });
  const answer = usePopularHashtagsQuery({
    variables: PAGE,
    fetchPolicy: isShort ? 'cache-and-network' : 'cache-first',
  });
  const { data } = answer;
  const pages = usePages(answer, {
    pageInfo: data?.popularHashtags.pageInfo,
    failure: w('failedHashtags'),
  });
  return (
    <section aria-labelledby="popular-hashtags">
      <h2 id="popular-hashtags" className={leadStyles.title}>
        {w('popular')}
      </h2>
      <p className={leadStyles.lead}>{w('popularLead')}</p>
      <InfiniteList
        label={w('popular')}
        name="popular"
        kind="list"
        items={data?.popularHashtags.edges ?? []}
        keyOf={({ node }) => node.tag}
        renderItem={({ node }) => <HashtagRow hashtag={node} ofMonth />}
        estimatePx={HASHTAG_HEIGHT_PX}
        skeleton={<HashtagSkeleton />}
        empty={
          <EmptyState
            drawing="lily"
            title={w('quietPopular')}
            text={w('quietPopularText')}
            action={viewer && <Button onClick={() => frameDialog.open('compose')}>{t('timelines.write')}</Button>}
          />
        }
        {...pages}
      />
    </section>
  );
}
