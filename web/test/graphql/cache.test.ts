import { describe, expect, it } from '@jest/globals';
import { gql } from '@apollo/client';
import { createCache } from '../../src/graphql/cache';
import { VIEWER_CACHE_ID } from '../../src/graphql/cache-edits';
import { CacheFixture } from './cache-fixture';

describe('a connection in the cache', () => {
  it('is replaced by a first page', () => {
    const pond = new CacheFixture();
    pond.answerStream('EVERYONE', [{ id: '4' }, { id: '3' }]);

    pond.answerStream('EVERYONE', [{ id: '6' }, { id: '5' }]);

    expect(pond.ids('EVERYONE')).toEqual(['6', '5']);
  });

  it('grows by later pages and keeps the page info of the last', () => {
    const pond = new CacheFixture();
    pond.answerStream('EVERYONE', [{ id: '4' }, { id: '3' }], { endCursor: 'c-3' });

    pond.answerStream('EVERYONE', [{ id: '2' }, { id: '1' }], { after: 'c-3', endCursor: 'c-1' });

    expect(pond.ids('EVERYONE')).toEqual(['4', '3', '2', '1']);
    expect(pond.stream('EVERYONE')?.pageInfo.endCursor).toBe('c-1');
  });

  it('shows a node once, also where two pages overlap', () => {
    const pond = new CacheFixture();
    pond.answerStream('EVERYONE', [{ id: '4' }, { id: '3' }]);

    pond.answerStream('EVERYONE', [{ id: '3' }, { id: '2' }], { after: 'c-3' });

    expect(pond.ids('EVERYONE')).toEqual(['4', '3', '2']);
  });

  it('takes no page that goes on elsewhere than where it ends since it began anew', () => {
    const pond = new CacheFixture();
    pond.answerStream('EVERYONE', [{ id: '4' }, { id: '3' }]);
    pond.answerStream('EVERYONE', [{ id: '9' }, { id: '8' }]);

    pond.answerStream('EVERYONE', [{ id: '2' }, { id: '1' }], { after: 'c-3' });

    expect(pond.ids('EVERYONE')).toEqual(['9', '8']);
    expect(pond.stream('EVERYONE')?.pageInfo.endCursor).toBe('c-8');
  });

  it('is one list for each of its arguments', () => {
    const pond = new CacheFixture();

    pond.answerStream('EVERYONE', [{ id: '2' }]);
    pond.answerStream('FOLLOWING', [{ id: '1' }]);

    expect(pond.ids('EVERYONE')).toEqual(['2']);
    expect(pond.ids('FOLLOWING')).toEqual(['1']);
  });
});

describe('the first screens in the cache', () => {
  const ONBOARDING = gql`
    {
      viewer {
        onboarding
      }
    }
  `;

  it('stay seen where an answer from before arrives late', () => {
    const cache = createCache();
    const answer = (onboarding: string) =>
      cache.writeQuery({ query: ONBOARDING, data: { viewer: { __typename: 'Viewer', onboarding } } });
    answer('WELCOME');
    cache.modify({ id: VIEWER_CACHE_ID, fields: { onboarding: () => 'CHECKLIST' } });

    answer('WELCOME');

    expect(cache.readQuery({ query: ONBOARDING })).toMatchObject({ viewer: { onboarding: 'CHECKLIST' } });
    answer('DONE');
    expect(cache.readQuery({ query: ONBOARDING })).toMatchObject({ viewer: { onboarding: 'DONE' } });
  });
});

describe('a thing in the cache', () => {
  it('shows a nod in every list that holds the quack', () => {
    const pond = new CacheFixture();
    pond.answerStream('EVERYONE', [{ id: '1', nodCount: 4 }]);
    pond.answerStream('FOLLOWING', [{ id: '1', nodCount: 4 }]);

    pond.answerPost({ id: '1', nodCount: 5, viewerHasNodded: true });

    for (const feed of ['EVERYONE', 'FOLLOWING']) {
      expect(pond.stream(feed)?.edges[0]?.node).toMatchObject({ nodCount: 5, viewerHasNodded: true });
    }
  });

  it('shows a follow on every card of the same author', () => {
    const pond = new CacheFixture();
    pond.answerStream('EVERYONE', [{ id: '2' }, { id: '1' }]);

    pond.answerPost({ id: '9', author: { id: 'ada', viewerIsFollowing: true } });

    expect(pond.stream('EVERYONE')?.edges.map(({ node }) => node.author.viewerIsFollowing)).toEqual([true, true]);
  });
});
