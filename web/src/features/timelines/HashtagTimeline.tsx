import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useListRows } from '../../graphql/list-rows';
import { useT } from '../../i18n/I18nProvider';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { NewItemsPill } from '../../ui/NewItemsPill';
import { HashtagHead } from '../hashtags/HashtagHead';
import { useWords } from '../hashtags/words';
import { frameDialog } from '../shortcuts/frame-dialog';
import { useShortcut } from '../shortcuts/useShortcut';
import { hashtagSource } from './hashtag-source';
import { useHashtagPostsQuery } from './HashtagPosts.generated';
import { liveFeedOf } from './live-feeds';
import { LIVE_PAGE } from './live-page';
import { noRows, PostTimeline } from './PostTimeline';
import { useFocusFirst } from './useFocusFirst';
import { usePages } from './usePages';

interface HashtagTimelineProps {
  /** As it was typed, without its sign. Give each hashtag its own key. */
  tag: string;
  /** Shown as it was left, by Back. */
  isReturn: boolean;
}

/** The quacks that carry a hashtag, newest first, and what comes in live. */
export function HashtagTimeline({ tag, isReturn }: HashtagTimelineProps) {
  const t = useT();
  const w = useWords();
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

  async function loadAnew() {
    await refetch();
    live.forgetWaiting();
  }

  const pages = usePages(answer, {
    // A hashtag that nobody has used has a list all the same: one with nothing in it.
    pageInfo: isUnused ? { hasNextPage: false, endCursor: null } : hashtag && rows?.pageInfo,
    refetch: loadAnew,
    failure: w('failed'),
  });

  useEffect(() => live.settle(), [live, data]);

  async function showNew() {
    if (waiting.count === 0 && !waiting.isGap) return;
    window.scrollTo({ top: 0 });
    focusFirst();
    if (isUnused || !live.show()) await loadAnew().catch(() => undefined);
  }
  useShortcut('.', () => void showNew());

  return (
    <>
      {!isUnused && pages.status !== 'failed' && <HashtagHead hashtag={hashtag} />}
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
            action={<Button onClick={() => frameDialog.open('compose')}>{t('timelines.write')}</Button>}
          />
        }
      />
    </>
  );
}
