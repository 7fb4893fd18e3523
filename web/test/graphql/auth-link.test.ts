import { describe, expect, it } from '@jest/globals';
import {
  ApolloClient,
  ApolloLink,
  CombinedGraphQLErrors,
  gql,
  InMemoryCache,
  Observable,
  ServerError,
} from '@apollo/client';
import { AuthLink } from '../../src/graphql/auth-link';
import type { RefreshOutcome, TokenSource } from '../../src/graphql/token-source';

const QUERY = gql`
  query Viewer {
    viewer {
      email
    }
  }
`;

class FakeSession implements TokenSource {
  refreshes = 0;

  constructor(
    private current: string | null,
    private readonly outcome: RefreshOutcome = 'refreshed',
  ) {}

  token = () => this.current;
  isUsable = (token: string) => token !== 'expired';
  onTokenChanged = () => () => undefined;

  async refresh(): Promise<RefreshOutcome> {
    this.refreshes += 1;
    if (this.outcome === 'refreshed') this.current = 'new';
    if (this.outcome === 'refused') this.current = null;
    return this.outcome;
  }
}

/** A server that accepts the token `accepted` or none, and refuses every other one in one of two ways. */
function ask(session: TokenSource, accepted: string, context = {}, status: 200 | 401 = 200) {
  const seen: (string | undefined)[] = [];
  const server = new ApolloLink((operation) => {
    const bearer = operation.getContext()['headers']?.authorization;
    seen.push(bearer);
    if (bearer === undefined || bearer === `Bearer ${accepted}`) {
      return new Observable((observer) => {
        observer.next({ data: { viewer: null } });
        observer.complete();
      });
    }
    return new Observable((observer) => {
      if (status === 401) {
        const response = new Response('{}', { status });
        return observer.error(new ServerError('Unauthorized', { response, bodyText: '{}' }));
      }
      observer.next({ errors: [{ message: 'Please sign in', extensions: { code: 'UNAUTHENTICATED' } }] });
      observer.complete();
    });
  });
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: ApolloLink.from([new AuthLink(session), server]),
  });
  return { seen, answer: client.query({ query: QUERY, context, fetchPolicy: 'no-cache' }) };
}

describe('the bearer', () => {
  it('is on every request of somebody signed in, and on none of a visitor', async () => {
    const signedIn = ask(new FakeSession('good'), 'good');
    await signedIn.answer;
    expect(signedIn.seen).toEqual(['Bearer good']);

    const visitor = ask(new FakeSession(null), 'good');
    await visitor.answer;
    expect(visitor.seen).toEqual([undefined]);
  });

  it('stays away from requests that ask for none', async () => {
    const { seen, answer } = ask(new FakeSession('old'), 'good', { anonymous: true });

    await answer;

    expect(seen).toEqual([undefined]);
  });

  it.each([200, 401] as const)(
    'is refreshed once when the server refuses it with %d, and the request repeated',
    async (status) => {
      const session = new FakeSession('old');
      const { seen, answer } = ask(session, 'new', {}, status);

      await answer;

      expect(seen).toEqual(['Bearer old', 'Bearer new']);
      expect(session.refreshes).toBe(1);
    },
  );

  it('is refreshed before the request when the clock says that it expired', async () => {
    const { seen, answer } = ask(new FakeSession('expired'), 'new');

    await answer;

    expect(seen).toEqual(['Bearer new']);
  });

  it('is refreshed once only, however often the server refuses', async () => {
    const session = new FakeSession('old');
    const { seen, answer } = ask(session, 'another');

    await expect(answer).rejects.toBeInstanceOf(CombinedGraphQLErrors);
    expect(seen).toEqual(['Bearer old', 'Bearer new']);
    expect(session.refreshes).toBe(1);
  });

  it('is left out after a refused refresh', async () => {
    const { seen, answer } = ask(new FakeSession('old', 'refused'), 'new');

    await answer;

    expect(seen).toEqual(['Bearer old', undefined]);
  });

  it('makes a network error of a refresh that got no answer', async () => {
    const { seen, answer } = ask(new FakeSession('old', 'unreachable'), 'new');

    await expect(answer).rejects.toBeInstanceOf(TypeError);
    expect(seen).toEqual(['Bearer old']);
  });
});
