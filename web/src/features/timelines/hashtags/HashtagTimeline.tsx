import { useApolloClient } from '@apollo/client/react';
import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useListRows } from '../../../graphql/list-rows';
import { useT } from '../../../i18n/I18nProvider';
import { Button } from '../../../ui/form/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { useTakeOver } from '../../../ui/layout/server-page';
import { NewItemsPill } from '../../../ui/list/NewItemsPill';
import { TabList, TabPanel } from '../../../ui/navigation/Tabs';
import { useTab } from '../explore/useTab';
import { HashtagHead } from './HashtagHead';
import { useMessages } from './messages';
import { signInPrompt } from '../../session/sign-in/sign-in-prompt';
import { useViewer } from '../../session/viewer/viewer';
import { useShortcut } from '../../session/shortcuts/useShortcut';
import { hashtagSource } from './hashtag-source';
import { useHashtagPostsQuery } from './HashtagPosts.generated';
import { liveFeedOf } from '../live/live-feeds';
import { LIVE_PAGE } from '../live/live-page';
import { noRows, PostTimeline } from '../PostTimeline';
import { useFocusFirst } from '../stream/useFocusFirst';
import { usePages } from '../../../graphql/usePages';
import { HashtagActions } from './HashtagActions';
import { WriteWithHashtag } from './WriteWithHashtag';
import { FollowHashtagButton } from '../../people/lists/FollowHashtagButton';
import { TopWithHashtag } from './TopWithHashtag';

const orders = ['latest', 'top'] as const;
type Order = (typeof orders)[number];

const NAME = 'hashtag';

interface HashtagTimelineProps {
  /** As typed, without the #. Give each hashtag its own key. */
  tag: string;
  /** Restored by Back. */
  isReturn: boolean;
}

/** The posts with a hashtag: newest first, with live updates, or the top ones. */
export function HashtagTimeline({ tag, isReturn }: HashtagTimelineProps) {
  const t = useT();
  const w = useMessages();
  const viewer = useViewer();
  const [source] = useState(() => hashtagSource(tag));
  const live = liveFeedOf(useApolloClient(), source);
  const waiting = useSyncExternalStore(live.subscribe, live.read);
  const answer = useHashtagPostsQuery({
    variables: { tag, first: LIVE_PAGE },
    fetchPolicy: isReturn ? 'cache-first' : 'cache-and-network',
  });
  const { data, refetch } = answer;
  const hashtag = data?.hashtag;
  const rows = useListRows(source.place);
  const ids = (hashtag && rows?.ids) ?? noRows;
  const focusFirst = useFocusFirst(ids[0]);
  const isUnused = hashtag === null;
  const [order, select] = useTab<Order>(orders, useSearchParams()[0].get('tab'));

  async function loadAnew() {
    await refetch();
    live.forgetWaiting();
  }

  const pages = usePages(answer, {
    // An unused hashtag has an empty list.
    pageInfo: isUnused ? { hasNextPage: false, endCursor: null } : hashtag && rows?.pageInfo,
    refetch: loadAnew,
    failure: w('failed'),
  });

  // The list takes over from the server's page by itself once it has rows.
  useTakeOver(pages.status === 'failed' || (data !== undefined && ids.length === 0));
  const isUsed = !isUnused && pages.status !== 'failed';

  useEffect(() => live.onListLoaded(), [live, data]);

  async function showNew() {
    if (order !== 'latest' || (waiting.count === 0 && !waiting.isGap)) return;
    window.scrollTo({ top: 0 });
    focusFirst();
    if (isUnused || !live.show()) await loadAnew().catch(() => undefined);
  }
  useShortcut('.', () => void showNew());

  const latest = (
    <>
      <NewItemsPill below="bar" count={waiting.count} onShow={() => void showNew()}>
        {t('states.newQuacks', { count: waiting.count })}
      </NewItemsPill>
      <PostTimeline
        label={w('list', { tag })}
        name="hashtag"
        ids={ids}
        pages={pages}
        empty={
          <EmptyState
            drawing="lily"
            title={isUnused ? w('empty', { tag }) : w('emptyNow', { tag })}
            text={w('emptyText')}
            action={
              viewer ? (
                <WriteWithHashtag tag={tag} />
              ) : (
                <Button onClick={() => signInPrompt.open({ to: 'write' })}>{t('timelines.write')}</Button>
              )
            }
          />
        }
      />
    </>
  );
  return (
    <>
      {isUsed && (
        <>
          <HashtagHead
            hashtag={hashtag}
            action={
              <>
                {viewer && hashtag && (
                  <Suspense fallback={null}>
                    <FollowHashtagButton tag={hashtag.name} isFollowing={hashtag.viewerIsFollowing} />
                  </Suspense>
                )}
                <Suspense
                  fallback={
                    <Button variant="outline" size="sm" loading>
                      {t('shell.compose')}
                    </Button>
                  }
                >
                  <HashtagActions tag={hashtag?.name ?? tag} />
                </Suspense>
              </>
            }
          />
          <TabList
            label={w('order')}
            name={NAME}
            items={orders.map((id) => ({ id, label: w(id) }))}
            selected={order}
            onSelect={select}
          />
        </>
      )}
      {order === 'top' && hashtag ? (
        <TabPanel name={NAME} id="top">
          <TopWithHashtag tag={hashtag.tag} />
        </TabPanel>
      ) : isUsed ? (
        <TabPanel name={NAME} id="latest">
          {latest}
        </TabPanel>
      ) : (
        latest
      )}
    </>
  );
}
