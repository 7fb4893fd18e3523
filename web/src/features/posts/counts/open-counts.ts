import type { ApolloCache, ApolloClient } from '@apollo/client';
import { watchedCounts } from '../../../graphql/watched-counts';
import { PostCountsChangedDocument, type PostCountsChangedSubscription } from './LiveCounts.generated';
import { readDecided } from '../quotes/read-decided';
import { Poll_PollFragmentDoc } from '../polls/Poll.generated';
import { shownPosts } from './shown-posts';

/** The server's limit of one subscription. */
const MAX_IDS = 100;
/** Cards come and go while someone scrolls; the question waits until they rest. */
const SETTLE_MS = 600;
/** Between two questions, because the number of messages of a socket is limited. */
const MIN_PAUSE_MS = 3_000;

/**
 * Keeps the counts of the cards on the page up to date. Recently shown posts stay subscribed as long as there is room, so that
 * scrolling back asks nothing.
 * @returns a function that ends it
 */
export function openCounts(client: ApolloClient): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let askedAt = -MIN_PAUSE_MS;
  let end = () => {};

  function changed() {
    clearTimeout(timer);
    timer = setTimeout(ask, Math.max(SETTLE_MS, askedAt + MIN_PAUSE_MS - performance.now()));
  }

  function ask() {
    const wanted = shownPosts.ids();
    if (wanted.every((id) => watchedCounts.ids.has(id))) return;
    const ids = new Set([...wanted, ...watchedCounts.ids].slice(0, MAX_IDS));
    askedAt = performance.now();
    const endBefore = end;
    const subscription = client
      .subscribe({ query: PostCountsChangedDocument, variables: { ids: [...ids] }, fetchPolicy: 'no-cache' })
      .subscribe({
        next: ({ data }) => {
          if (!data) return;
          store(client.cache, data.postCountsChanged);
          readDecided(client, data.postCountsChanged);
        },
        // Final, such as after the end of the session; the next card that appears asks again.
        error: () => {
          if (watchedCounts.ids === ids) watchedCounts.ids = new Set();
        },
      });
    watchedCounts.ids = ids;
    end = () => subscription.unsubscribe();
    endBefore();
  }

  const deafen = shownPosts.onChange(changed);
  changed();
  return () => {
    deafen();
    clearTimeout(timer);
    end();
    watchedCounts.ids = new Set();
  };
}

function store(cache: ApolloCache, counts: PostCountsChangedSubscription['postCountsChanged']): void {
  cache.batch({
    update(changed) {
      for (const { postId: id, replyCount, nodCount, requackCount, quoteCount, poll } of counts) {
        changed.modify<Record<'replyCount' | 'nodCount' | 'requackCount' | 'quoteCount', number>>({
          id: changed.identify({ __typename: 'Post', id }),
          fields: {
            replyCount: () => replyCount,
            nodCount: () => nodCount,
            requackCount: () => requackCount,
            quoteCount: () => quoteCount,
          },
        });
        if (poll) changed.writeFragment({ fragment: Poll_PollFragmentDoc, data: poll });
      }
    },
  });
}
