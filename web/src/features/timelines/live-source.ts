import type { ApolloCache, ApolloClient, Observable, Unmasked } from '@apollo/client';
import type { ListPlace } from '../../graphql/cache-edits';
import { readListRows } from '../../graphql/list-rows';
import type { Feed } from '../../graphql/schema.generated';
import type { PostList_ConnectionFragment } from '../posts/PostList.generated';
import { PostAddedDocument, type PostAddedSubscription, StreamDocument, type StreamQuery } from './Stream.generated';

export const CATCH_UP_PAGE = 50;

export type SourceClient = Pick<ApolloClient, 'cache' | 'subscribe' | 'watchQuery'>;
export type SourcePage = Unmasked<PostList_ConnectionFragment>;

/** Where a live list comes from, and where it lies in the cache. */
export interface LiveSource {
  /** Tells the source from every other one. */
  readonly key: string;
  readonly place: ListPlace;
  subscribe(client: SourceClient): Observable<{ data?: PostAddedSubscription | null | undefined }>;
  /** A page that leaves the list in the cache as it is. */
  fetchPage(client: SourceClient, after: string | null): Promise<SourcePage>;
  /** The ids of the list as it is in the cache; null where it was not loaded. */
  read(cache: ApolloCache): readonly string[] | null;
}

export const streamPlace = (feed: Feed): ListPlace => ({ field: 'stream', args: { feed } });

/** One of the two streams. */
export function streamSource(feed: Feed): LiveSource {
  const variables = { feed, first: CATCH_UP_PAGE };
  return {
    key: `stream ${feed}`,
    place: streamPlace(feed),
    subscribe: (client) => client.subscribe({ query: PostAddedDocument, variables: { feed } }),
    async fetchPage(client, after) {
      const query = client.watchQuery({ query: StreamDocument, variables, fetchPolicy: 'standby' });
      const page = await aside<Unmasked<StreamQuery>>((updateQuery) =>
        query.fetchMore({ variables: { ...variables, after }, updateQuery }),
      );
      return page.stream;
    },
    read: (cache) => readListRows(cache, streamPlace(feed))?.ids ?? null,
  };
}

/** An answer that does not go into the list: the cache would take it as the list's new beginning. */
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
