import { describe, expect, it } from '@jest/globals';
import type { EarlyAnswer } from '../../src/early/early-answers';
import { takeEarly } from '../../src/graphql/early';

const variables = { feed: 'FOLLOWING', first: 20 };
const response = Promise.resolve(new Response('{}'));

function answers(more: Partial<EarlyAnswer> = {}) {
  const early = {
    variables: JSON.stringify(variables),
    authorization: 'Bearer ada',
    askedAt: performance.now(),
    response,
  };
  return new Map<string, EarlyAnswer>([['Stream', { ...early, ...more }]]);
}

/** A request as Apollo Client makes it. */
const asking = (operationName: string, about: object = variables, bearer = 'ada'): RequestInit => ({
  method: 'POST',
  headers: { authorization: `Bearer ${bearer}` },
  body: JSON.stringify({ operationName, variables: about, query: 'query' }),
});

describe('An answer from before the client was there', () => {
  it('is taken by the first who asks the same, and by nobody after', () => {
    const kept = answers();

    expect(takeEarly(asking('Stream'), kept)).toBe(response);
    expect(takeEarly(asking('Stream'), kept)).toBeNull();
  });

  it.each([
    ['another operation', asking('Viewer'), {}],
    ['another list', asking('Stream', { feed: 'EVERYONE', first: 20 }), {}],
    ['a later page', asking('Stream', { ...variables, after: 'x' }), {}],
    ['another person', asking('Stream', variables, 'bea'), {}],
    ['who comes too late', asking('Stream'), { askedAt: performance.now() - 5_001 }],
  ])('is not for %s', (_, request, more) => {
    expect(takeEarly(request, answers(more))).toBeNull();
  });

  it('is left where something else is asked for first', () => {
    const kept = answers();
    void takeEarly(asking('Viewer'), kept);

    expect(takeEarly(asking('Stream'), kept)).toBe(response);
  });

  it('is nowhere where nothing was asked early', () => {
    expect(takeEarly(asking('Stream'), undefined)).toBeNull();
  });
});
