import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { beforeEach, expect, it } from '@jest/globals';
import { laterPagesLink } from '../../src/graphql/later-pages-link';

const frames: (() => void)[] = [];

beforeEach(() => {
  frames.length = 0;
  Object.assign(globalThis, {
    document: { hidden: false },
    requestAnimationFrame: (draw: () => void) => frames.push(draw),
  });
});

const client = new ApolloClient({
  cache: new InMemoryCache(),
  link: ApolloLink.from([
    laterPagesLink,
    new ApolloLink(
      () =>
        new Observable((observer) => {
          observer.next({ data: { tags: ['reeds'] } });
          observer.complete();
        }),
    ),
  ]),
});

const ask = (after: string | null) =>
  client.query({
    query: gql`
      query Tags($after: String) {
        tags(after: $after)
      }
    `,
    variables: { after },
  });

it('hands on the first page at once', async () => {
  const { data } = await ask(null);

  expect(data).toEqual({ tags: ['reeds'] });
  expect(frames).toEqual([]);
});

it('hands on a later page after a frame', async () => {
  let isHere = false;
  const answer = ask('reeds').then(() => (isHere = true));
  await new Promise((done) => setTimeout(done, 20));

  expect(isHere).toBe(false);
  expect(frames).toHaveLength(1);

  frames[0]!();
  await answer;
  expect(isHere).toBe(true);
});
