import { NetworkStatus } from '@apollo/client';
import { expect, it } from '@jest/globals';
import { fetchPage } from '../../src/graphql/fetch-page';
import { StreamDocument } from '../../src/features/timelines/Stream.generated';
import { idAt, StreamServer } from '../timelines/stream-server';

it('a list that asks for page after page at once asks for each one once', async () => {
  const server = new StreamServer();
  server.publishUnheard(...Array.from({ length: 90 }, (_, index) => idAt(90 - index)));
  const query = server.client.watchQuery({
    query: StreamDocument,
    variables: { feed: 'EVERYONE', first: 20 },
    fetchPolicy: 'cache-and-network',
  });
  const list = query.subscribe(() => undefined);
  expect(query.getCurrentResult().networkStatus).toBe(NetworkStatus.ready);

  const asked: (string | null)[] = [];
  for (let page = query.getCurrentResult().data?.stream?.pageInfo; page?.hasNextPage && asked.length < 10;) {
    asked.push(page.endCursor ?? null);
    await fetchPage(query.fetchMore({ variables: { after: page.endCursor } }));
    page = query.getCurrentResult().data?.stream?.pageInfo;
  }
  list.unsubscribe();

  expect(asked).toEqual([71, 51, 31, 11].map(idAt));
  expect(server.requests).toBe(5);
});
