import { ApolloClient, ApolloLink, gql, NetworkStatus, Observable } from '@apollo/client';
import { beforeEach, expect, it } from '@jest/globals';
import { createCache } from '../../src/graphql/cache';
import { fetchPage } from '../../src/graphql/fetch-page';
import { readListRows, watchListRows } from '../../src/graphql/list-rows';
import { streamListKey } from '../../src/features/timelines/live/live-source';
import { StreamDocument } from '../../src/features/timelines/feeds/Stream.generated';
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

beforeEach(() => {
  Object.assign(globalThis, { document: { hidden: false }, requestAnimationFrame: setImmediate });
});

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
    await fetchPage({ client, observable: query }, page.endCursor);
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
  const pageInfo = () => readListRows(server.client.cache, streamListKey('EVERYONE'))?.pageInfo;

  const asked: (string | null)[] = [];
  for (let page = pageInfo(); page?.hasNextPage && asked.length < 10; page = pageInfo()) {
    asked.push(page.endCursor);
    await fetchPage({ client: server.client, observable: query }, page.endCursor);
  }
  list.unsubscribe();

  expect(asked).toEqual([71, 51, 31, 11].map(idAt));
  expect(server.requests).toBe(5);
  expect(server.shown()).toHaveLength(90);
  expect(told).toHaveLength(1);
  expect(query.getCurrentResult().data?.stream?.pageInfo).toMatchObject({ hasNextPage: true, endCursor: idAt(71) });
});

it('notifies watchers once of a page', async () => {
  const server = new StreamServer();
  server.publishUnheard(...Array.from({ length: 45 }, (_, index) => idAt(45 - index)));
  await server.load();
  const lengths: number[] = [];
  const leave = watchListRows(server.client.cache, streamListKey('EVERYONE')).subscribe(() =>
    lengths.push(server.shown().length),
  );

  await fetchPage(server.streamQuery(), idAt(26));
  leave();

  expect(lengths).toEqual([40]);
});

it('leaves a page out of a cache that was cleared, and of a list that began anew while it was on its way', async () => {
  const server = new StreamServer();
  server.publishUnheard(...Array.from({ length: 45 }, (_, index) => idAt(45 - index)));
  await server.load();

  const page = await onItsWay(server, idAt(26));
  server.publishUnheard(idAt(46));
  await server.load();
  await page.arrives();
  expect(server.shown()).toHaveLength(20);

  const next = await onItsWay(server, idAt(27));
  await server.client.clearStore();
  await next.arrives();
  expect(server.shown()).toHaveLength(0);
});

it('what is left of a page goes into its own list where the query asks for another one by then', async () => {
  const server = new StreamServer();
  server.publishUnheard(...Array.from({ length: 45 }, (_, index) => idAt(45 - index)));
  await server.load();
  const query = server.streamQuery();

  const page = fetchPage(query, idAt(26));
  await server.grown(25);
  await query.observable.reobserve({ variables: { feed: 'FOLLOWING', first: 20 } });
  await page;

  expect(server.shown()).toHaveLength(40);
  expect(readListRows(server.client.cache, streamListKey('FOLLOWING'))).toBeNull();
});

/** A page that was asked for, and whose response comes when told. */
async function onItsWay(server: StreamServer, after: string): Promise<{ arrives: () => Promise<unknown> }> {
  let send = () => {};
  server.sending = new Promise<void>((resolve) => (send = resolve));
  const asked = server.requests;
  const page = fetchPage(server.streamQuery(), after).catch(() => undefined);
  while (server.requests === asked) await new Promise(setImmediate);
  server.sending = null;
  return { arrives: () => (send(), page) };
}
