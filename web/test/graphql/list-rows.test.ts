import { describe, expect, it } from '@jest/globals';
import { gql } from '@apollo/client';
import { CacheWatch } from '../../src/graphql/cache-watch';
import { prependNode, removePostEverywhere } from '../../src/graphql/cache-edits';
import { readListRows, watchListRows } from '../../src/graphql/list-rows';
import { CacheFixture } from './cache-fixture';

const everyone = { field: 'stream', args: { feed: 'EVERYONE' } };

function watched(pond: CacheFixture) {
  const watch = watchListRows(pond.cache, everyone);
  const told = { times: 0, ids: () => readListRows(pond.cache, everyone)?.ids };
  const leave = watch.subscribe(() => (told.times += 1));
  return { ...watch, told, leave };
}

describe('the rows of a list', () => {
  it('are not there before the list is', () => {
    expect(readListRows(new CacheFixture().cache, everyone)).toBeNull();
  });

  it('are the ids of every page that was loaded, and tell where the list goes on', () => {
    const pond = new CacheFixture();
    pond.answerStream('EVERYONE', [{ id: '4' }, { id: '3' }]);
    pond.answerStream('EVERYONE', [{ id: '2' }], { after: 'c-3', endCursor: 'c-2' });

    const rows = readListRows(pond.cache, everyone);

    expect(rows?.ids).toEqual(['4', '3', '2']);
    expect(rows?.pageInfo).toMatchObject({ hasNextPage: true, endCursor: 'c-2' });
  });

  it('say nothing of a nod', () => {
    const pond = new CacheFixture();
    pond.answerStream('EVERYONE', [{ id: '2' }, { id: '1' }]);
    const { told } = watched(pond);

    pond.answerPost({ id: '2', nodCount: 5, viewerHasNodded: true });

    expect(told.times).toBe(0);
  });

  it('tell of what comes and of what is deleted', () => {
    const pond = new CacheFixture();
    pond.answerStream('EVERYONE', [{ id: '2' }, { id: '1' }]);
    const { told, leave } = watched(pond);

    prependNode(pond.cache, everyone, pond.answerPost({ id: '3' }));
    removePostEverywhere(pond.cache, '1');

    expect(told.ids()).toEqual(['3', '2']);
    expect(told.times).toBe(2);
    leave();
    removePostEverywhere(pond.cache, '2');
    expect(told.times).toBe(2);
  });
});

describe('a first page', () => {
  it('is read as far as it was asked for, however long the list has become', () => {
    const pond = new CacheFixture();
    pond.answerStream('EVERYONE', [{ id: '4' }, { id: '3' }]);
    pond.answerStream('EVERYONE', [{ id: '2' }, { id: '1' }], { after: 'c-3' });
    const query = gql`
      query First {
        stream(feed: EVERYONE, first: 3) {
          edges {
            cursor
          }
        }
      }
    `;

    const answer = new CacheWatch<{ stream: { edges: { cursor: string }[] } }>(pond.cache, { query }).read();

    expect(answer?.stream.edges.map(({ cursor }) => cursor)).toEqual(['c-4', 'c-3', 'c-2']);
  });
});
