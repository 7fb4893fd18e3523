import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { DeferredLink } from '../../src/graphql/deferred-link';

// What it uses of a browser.
const page = new EventTarget();
Object.assign(globalThis, {
  addEventListener: page.addEventListener.bind(page),
  removeEventListener: page.removeEventListener.bind(page),
});

const TICKS = gql`
  subscription Ticks {
    tick
  }
`;

describe('a link whose code is loaded later', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('keeps what is asked of it until its code comes, also after failures, at once when the device is online again', async () => {
    let tries = 0;
    const load = () => {
      tries += 1;
      if (tries < 3) return Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
      return Promise.resolve(new ApolloLink(() => new Observable((observer) => observer.next({ data: { tick: 7 } }))));
    };
    const client = new ApolloClient({ cache: new InMemoryCache(), link: new DeferredLink(load) });
    const answers: unknown[] = [];
    const errors: unknown[] = [];
    for (let reader = 0; reader < 2; reader += 1)
      client.subscribe({ query: TICKS }).subscribe({
        next: ({ data }) => answers.push(data),
        error: (error: unknown) => errors.push(error),
      });

    await jest.advanceTimersByTimeAsync(2_000);
    expect(answers).toEqual([]);
    page.dispatchEvent(new Event('online'));
    await jest.advanceTimersByTimeAsync(0);

    expect(answers).toEqual([{ tick: 7 }, { tick: 7 }]);
    expect(errors).toEqual([]);
    expect(tries).toBe(3);
  });
});
