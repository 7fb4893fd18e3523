import { useApolloClient } from '@apollo/client/react';
import { Suspense, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useListRows } from '../../../graphql/list-rows';
import type { Feed } from '../../../graphql/schema.generated';
import { useT } from '../../../i18n/I18nProvider';
import { NewItemsPill } from '../../../ui/list/NewItemsPill';
import { useTakeOver } from '../../../ui/layout/server-page';
import { useFollowsVersion } from '../../people/follows/follows-changed';
import { useShortcut } from '../../session/shortcuts/useShortcut';
import { liveFeedOf } from '../live/live-feeds';
import { LIVE_PAGE } from '../live/live-page';
import { streamListKey, streamSource } from '../live/live-source';
import { FilterPlace } from '../../posts/filters/filter-place';
import { PlaceInList } from '../../posts/reading/place-in-list';
import type { ReadPlace } from '../../posts/reading/position-keeper';
import { noRows, PostTimeline } from '../PostTimeline';
import { useStreamQuery } from '../feeds/Stream.generated';
import { useFocusFirst } from './useFocusFirst';
import { useIsOutdated } from '../live/useIsOutdated';
import { usePages } from '../../../graphql/usePages';
import { PeopleToFollow } from '../../people/profiles/PeopleToFollow';
import { StreamEmpty } from './StreamEmpty';
import { ReadingPlace } from '../reading/ReadingPlace';

const HOME: ReadPlace = { timeline: 'HOME', subjectId: null };

interface StreamTimelineProps {
  feed: Feed;
  /** Restored by Back. */
  isReturn: boolean;
  onSeeEveryone: () => void;
}

/** One of the two streams, with live updates. Give each feed its own key. */
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
  const rows = useListRows(streamListKey(feed));
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

  useEffect(() => live.onListLoaded(), [live, isLoaded]);

  async function showNew() {
    if (waiting.count === 0 && !waiting.isGap) return;
    window.scrollTo({ top: 0 });
    // The focused pill disappears; the focus moves to the first new post.
    focusFirst();
    if (!live.show()) await loadAnew().catch(() => undefined);
  }
  useShortcut('.', () => void showNew());

  // Suggestions stay after the first followed person brings posts; below the viewer's own post if that is the first.
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
      <FilterPlace value={feed === 'FOLLOWING' ? 'HOME' : 'LISTS'}>
        <PlaceInList value={feed === 'FOLLOWING' ? HOME : null}>
          <PostTimeline
            label={t('timelines.quacks')}
            name={feed}
            ids={ids}
            pages={pages}
            empty={<StreamEmpty feed={feed} onSeeEveryone={onSeeEveryone} />}
          />
        </PlaceInList>
      </FilterPlace>
      {offer === 'below' && people}
      {feed === 'FOLLOWING' && ids.length > 0 && (
        <Suspense fallback={null}>
          <ReadingPlace place={HOME} ids={ids} pages={pages} isReturn={isReturn} />
        </Suspense>
      )}
    </>
  );
}
