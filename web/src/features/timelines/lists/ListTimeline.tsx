import { useApolloClient } from '@apollo/client/react';
import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { useListRows } from '../../../graphql/list-rows';
import { usePages } from '../../../graphql/usePages';
import { useT } from '../../../i18n/I18nProvider';
import { ButtonLink } from '../../../ui/form/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { useTakeOver } from '../../../ui/layout/server-page';
import { NewItemsPill } from '../../../ui/list/NewItemsPill';
import { useListMessages } from '../../people/lists/messages';
import { PlaceInList } from '../../posts/reading/place-in-list';
import type { ReadPlace } from '../../posts/reading/position-keeper';
import { useShortcut } from '../../session/shortcuts/useShortcut';
import { liveFeedOf } from '../live/live-feeds';
import { LIVE_PAGE } from '../live/live-page';
import { noRows, PostTimeline } from '../PostTimeline';
import { useFocusFirst } from '../stream/useFocusFirst';
import { listPath } from './list-path';
import { useListPostsQuery } from './ListPosts.generated';
import { listSource } from './list-source';
import { ReadingPlace } from '../reading/ReadingPlace';

interface ListTimelineProps {
  /** Give each list its own key. */
  id: string;
  /** Restored by Back. */
  isReturn: boolean;
}

/** The quacks of one of the viewer's lists, with live updates. */
export function ListTimeline({ id, isReturn }: ListTimelineProps) {
  const t = useT();
  const w = useListMessages();
  const [source] = useState(() => listSource(id));
  const [place] = useState<ReadPlace>({ timeline: 'LIST', subjectId: id });
  const live = liveFeedOf(useApolloClient(), source);
  const waiting = useSyncExternalStore(live.subscribe, live.read);
  const answer = useListPostsQuery({
    variables: { id, first: LIVE_PAGE },
    fetchPolicy: isReturn ? 'cache-first' : 'cache-and-network',
  });
  const { data, refetch } = answer;
  const list = data?.list;
  const isGone = list === null;
  const rows = useListRows(source.place);
  const ids = (list && rows?.ids) ?? noRows;
  const focusFirst = useFocusFirst(ids[0]);
  const isLoaded = data !== undefined;

  async function loadAnew() {
    await refetch();
    live.forgetWaiting();
  }

  const pages = usePages(answer, {
    pageInfo: isGone ? { hasNextPage: false, endCursor: null } : list && rows?.pageInfo,
    refetch: loadAnew,
    failure: w('postsFailed'),
  });
  useTakeOver(pages.status === 'failed' || (isLoaded && ids.length === 0));
  useEffect(() => live.onListLoaded(), [live, isLoaded]);

  async function showNew() {
    if (waiting.count === 0 && !waiting.isGap) return;
    window.scrollTo({ top: 0 });
    focusFirst();
    if (!live.show()) await loadAnew().catch(() => undefined);
  }
  useShortcut('.', () => void showNew());

  return (
    <>
      <NewItemsPill count={waiting.count} onShow={() => void showNew()}>
        {t('states.newQuacks', { count: waiting.count })}
      </NewItemsPill>
      <PlaceInList value={place}>
        <PostTimeline
          label={w('listOf', { title: list?.title ?? '' })}
          name={`list-${id}`}
          ids={ids}
          pages={pages}
          empty={
            <EmptyState
              drawing="lily"
              title={w(isGone ? 'gone' : 'postsEmpty')}
              text={w(isGone ? 'goneText' : 'postsEmptyText')}
              action={
                <ButtonLink variant="outline" to={isGone ? '/lists' : listPath(id, 'members')}>
                  {w(isGone ? 'toLists' : 'manage')}
                </ButtonLink>
              }
            />
          }
        />
      </PlaceInList>
      {ids.length > 0 && (
        <Suspense fallback={null}>
          <ReadingPlace place={place} ids={ids} pages={pages} isReturn={isReturn} />
        </Suspense>
      )}
    </>
  );
}
