import { useApolloClient } from '@apollo/client/react';
import { Suspense, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useListRows } from '../../graphql/list-rows';
import type { Feed } from '../../graphql/schema.generated';
import { useT } from '../../i18n/I18nProvider';
import { lazily } from '../../ui/lazily';
import { NewItemsPill } from '../../ui/NewItemsPill';
import { useTakeOver } from '../../ui/server-page';
import { useFollowsVersion } from '../follows/follows-changed';
import { useShortcut } from '../shortcuts/useShortcut';
import { liveFeedOf } from './live-feeds';
import { LIVE_PAGE } from './live-page';
import { streamPlace, streamSource } from './live-source';
import { noRows, PostTimeline } from './PostTimeline';
import { useStreamQuery } from './Stream.generated';
import { useFocusFirst } from './useFocusFirst';
import { useIsOutdated } from './useIsOutdated';
import { usePages } from './usePages';

const StreamEmpty = lazily(async () => ({ default: (await import('./StreamEmpty')).StreamEmpty }));
const PeopleToFollow = lazily(async () => ({ default: (await import('../profiles/PeopleToFollow')).PeopleToFollow }));

interface StreamTimelineProps {
  feed: Feed;
  /** Shown as it was left, by Back. */
  isReturn: boolean;
  onSeeEveryone: () => void;
}

/** One of the two streams: its pages, and what comes in live. Give each feed its own key. */
export function StreamTimeline({ feed, isReturn, onSeeEveryone }: StreamTimelineProps) {
  const t = useT();
  const live = liveFeedOf(useApolloClient(), streamSource(feed));
  const waiting = useSyncExternalStore(live.subscribe, live.read);
  const followsVersion = useFollowsVersion();
  const isOutdated = useIsOutdated(feed, followsVersion);
  const answer = useStreamQuery({
    variables: { feed, first: LIVE_PAGE },
    fetchPolicy: isOutdated && !isReturn ? 'cache-and-network' : 'cache-first',
  });
  const { data, refetch } = answer;
  const rows = useListRows(streamPlace(feed));
  const ids = (data && rows?.ids) ?? noRows;
  const focusFirst = useFocusFirst(ids[0]);
  const isLoaded = data !== undefined;
  const isEmpty = isLoaded && ids.length === 0;
  // Rows take over by themselves.
  useTakeOver(isEmpty || answer.error !== undefined);

  async function loadAnew() {
    await refetch();
    live.forgetWaiting();
  }

  const pages = usePages(answer, {
    pageInfo: data && rows?.pageInfo,
    refetch: loadAnew,
    failure: t('errors.loadPosts'),
  });

  useEffect(() => live.settle(), [live, isLoaded]);

  async function showNew() {
    if (waiting.count === 0 && !waiting.isGap) return;
    window.scrollTo({ top: 0 });
    // The pill that had the focus goes; reading goes on with what it brought.
    focusFirst();
    if (!live.show()) await loadAnew().catch(() => undefined);
  }
  useShortcut('.', () => void showNew());

  // Whoever came to an empty stream goes on choosing people after the first of them has brought quacks; below the quack where
  // that is one's own.
  const [offer, setOffer] = useState<'' | 'empty' | 'above' | 'below' | 'done'>('');
  if (isEmpty && !offer) setOffer('empty');
  if (ids[0] && offer === 'empty') setOffer(followsVersion > 0 ? 'above' : 'below');
  const people = feed === 'FOLLOWING' && !isEmpty && (
    <Suspense fallback={null}>
      <PeopleToFollow onDone={() => setOffer('done')} />
    </Suspense>
  );
  const onFollowed = useEffectEvent(() => {
    if (isEmpty) void refetch().catch(() => undefined);
  });
  useEffect(() => {
    if (followsVersion > 0) onFollowed();
  }, [followsVersion]);

  return (
    <>
      <NewItemsPill count={waiting.count} onShow={() => void showNew()}>
        {t('states.newQuacks', { count: waiting.count })}
      </NewItemsPill>
      {offer === 'above' && people}
      <PostTimeline
        label={t('timelines.quacks')}
        name={feed}
        ids={ids}
        pages={pages}
        empty={
          <Suspense fallback={null}>
            <StreamEmpty feed={feed} onSeeEveryone={onSeeEveryone} />
          </Suspense>
        }
      />
      {offer === 'below' && people}
    </>
  );
}
