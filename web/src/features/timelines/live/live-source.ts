import type { ApolloCache, ApolloClient, Observable, Unmasked } from '@apollo/client';
import type { ListKey } from '../../../graphql/cache-edits';
import { readListRows } from '../../../graphql/list-rows';
import type { Feed } from '../../../graphql/schema.generated';
import { LIVE_PAGE } from './live-page';
import type { PostList_ConnectionFragment } from '../../posts/card/PostList.generated';
import {
  PostAddedDocument,
  type PostAddedSubscription,
  StreamDocument,
  type StreamQuery,
} from '../feeds/Stream.generated';

export type SourceClient = Pick<ApolloClient, 'cache' | 'subscribe' | 'watchQuery'>;
export type SourcePage = Unmasked<PostList_ConnectionFragment>;

/** The query, subscription and cache key of a live list. */
export interface LiveSource {
  /** Identifies the source. */
  readonly key: string;
  readonly place: ListKey;
  subscribe(client: SourceClient): Observable<{ data?: PostAddedSubscription | null | undefined }>;
  /**
   * Fetches a page without changing the cached list.
   * @param newerThan an id, to get only newer posts
   */
  fetchPage(client: SourceClient, after: string | null, newerThan: string | null): Promise<SourcePage>;
  /** The ids of the cached list; null if it is not loaded. */
  read(cache: ApolloCache): readonly string[] | null;
}

export const streamListKey = (feed: Feed): ListKey => ({ field: 'stream', args: { feed } });

/** One of the two streams. */
export function streamSource(feed: Feed): LiveSource {
  const variables = { feed, first: LIVE_PAGE };
  return {
    key: `stream ${feed}`,
    place: streamListKey(feed),
    subscribe: (client) => client.subscribe({ query: PostAddedDocument, variables: { feed } }),
    async fetchPage(client, after, newerThan) {
      const query = client.watchQuery({ query: StreamDocument, variables, fetchPolicy: 'standby' });
      const page = await aside<Unmasked<StreamQuery>>((updateQuery) =>
        query.fetchMore({ variables: { ...variables, after, newerThan }, updateQuery }),
      );
      return page.stream;
    },
    read: (cache) => readListRows(cache, streamListKey(feed))?.ids ?? null,
  };
}

/** Bypasses the cache, which would treat the page as the new start of the list. */
export async function aside<Answer>(
  fetchMore: (updateQuery: (before: Answer, next: { fetchMoreResult: Answer }) => Answer) => Promise<unknown>,
): Promise<Answer> {
  const answers: Answer[] = [];
  await fetchMore((before, { fetchMoreResult }) => {
    answers.push(fetchMoreResult);
    return before;
  });
  const [answer] = answers;
  if (answer === undefined) throw new Error('The page did not come');
  return answer;
}
