import { ApolloClient, ApolloLink, gql, NetworkStatus, Observable } from '@apollo/client';
import { expect, it } from '@jest/globals';
import { createCache } from '../../src/graphql/cache';
import { fetchPage } from '../../src/graphql/fetch-page';
import { readListRows } from '../../src/graphql/list-rows';
import { streamPlace } from '../../src/features/timelines/live-source';
import { StreamDocument } from '../../src/features/timelines/Stream.generated';
import { idAt, StreamServer } from '../timelines/stream-server';

const TAGS = Array.from({ length: 90 }, (_, index) => `tag${index + 1}`);

const POPULAR_HASHTAGS = gql`
  query PopularHashtags($first: Int, $after: String) {
    popularHashtags(first: $first, after: $after) {
      edges {
        cursor
        node {
          tag
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`;

interface TagPages {
  popularHashtags: { pageInfo: { hasNextPage: boolean; endCursor: string | null } };
}

it('a list that asks for page after page at once asks for each one once', async () => {
  let requests = 0;
  const client = new ApolloClient({
    cache: createCache(),
    link: new ApolloLink(({ variables }) => {
      requests += 1;
      const { first, after } = variables as { first: number; after?: string };
      const start = after ? TAGS.indexOf(after) + 1 : 0;
      const found = TAGS.slice(start, start + first);
      return new Observable((observer) => {
        const edges = found.map((tag) => ({
          __typename: 'HashtagEdge',
          cursor: tag,
          node: { __typename: 'Hashtag', tag },
        }));
        const pageInfo = {
          __typename: 'PageInfo',
          hasNextPage: start + first < TAGS.length,
          endCursor: found.at(-1) ?? null,
        };
        observer.next({ data: { popularHashtags: { __typename: 'HashtagConnection', edges, pageInfo } } });
        observer.complete();
      });
    }),
  });
  const query = client.watchQuery<TagPages>({
    query: POPULAR_HASHTAGS,
    variables: { first: 20 },
    fetchPolicy: 'cache-and-network',
  });
  const list = query.subscribe(() => undefined);
  expect(query.getCurrentResult().networkStatus).toBe(NetworkStatus.ready);
  const pageInfo = () => (query.getCurrentResult().data as TagPages | undefined)?.popularHashtags.pageInfo;

  const asked: (string | null)[] = [];
  for (let page = pageInfo(); page?.hasNextPage && asked.length < 10; page = pageInfo()) {
    asked.push(page.endCursor);
    await fetchPage(query.fetchMore({ variables: { after: page.endCursor } }));
  }
  list.unsubscribe();

  expect(asked).toEqual(['tag20', 'tag40', 'tag60', 'tag80']);
  expect(requests).toBe(5);
});

it('a stream goes on from where its list ends, and its first page hears nothing of the later ones', async () => {
  const server = new StreamServer();
  server.publishUnheard(...Array.from({ length: 90 }, (_, index) => idAt(90 - index)));
  const query = server.client.watchQuery({
    query: StreamDocument,
    variables: { feed: 'EVERYONE', first: 20 },
    fetchPolicy: 'cache-and-network',
  });
  const told: unknown[] = [];
  const list = query.subscribe(({ data, networkStatus }) => {
    if (networkStatus === NetworkStatus.ready && told.at(-1) !== data) told.push(data);
  });
  const pageInfo = () => readListRows(server.client.cache, streamPlace('EVERYONE'))?.pageInfo;

  const asked: (string | null)[] = [];
  for (let page = pageInfo(); page?.hasNextPage && asked.length < 10; page = pageInfo()) {
    asked.push(page.endCursor);
    await fetchPage(query.fetchMore({ variables: { after: page.endCursor } }));
  }
  list.unsubscribe();

  expect(asked).toEqual([71, 51, 31, 11].map(idAt));
  expect(server.requests).toBe(5);
  expect(server.shown()).toHaveLength(90);
  expect(told).toHaveLength(1);
  expect(query.getCurrentResult().data?.stream?.pageInfo).toMatchObject({ hasNextPage: true, endCursor: idAt(71) });
});
