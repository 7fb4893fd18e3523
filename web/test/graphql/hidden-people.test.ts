import { afterEach, describe, expect, it } from '@jest/globals';
import { gql } from '@apollo/client';
import { EVERYWHERE, hidePerson, showEveryone } from '../../src/graphql/hidden-people';
import { readListRows, watchListRows } from '../../src/graphql/list-rows';
import { CacheFixture } from './cache-fixture';

const streamOf = (feed: string) => ({ field: 'stream', args: { feed } });

const POSTS = gql`
  query Posts($first: Int!) {
    user(handle: "bea") {
      id
      posts(filter: POSTS, first: $first) {
        edges {
          cursor
          node {
            id
            author {
              id
            }
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`;

const PEOPLE = gql`
  query People($first: Int!, $topics: [String!]) {
    suggestedUsers(first: $first, topics: $topics) {
      id
    }
  }
`;

function loaded() {
  const pond = new CacheFixture();
  for (const feed of ['FOLLOWING', 'EVERYONE'])
    pond.answerStream(feed, [
      { id: '3', author: { id: 'ada' } },
      { id: '2', author: { id: 'bea' } },
      { id: '1', author: { id: 'ada' } },
    ]);
  const idsOf = (feed: string) => readListRows(pond.cache, streamOf(feed))?.ids;
  return { pond, idsOf };
}

describe('whom the viewer hides', () => {
  afterEach(showEveryone);

  it('leaves every loaded list when blocked, and comes back when unblocked', () => {
    const { idsOf } = loaded();

    hidePerson('bea', EVERYWHERE);
    const blocked = [idsOf('FOLLOWING'), idsOf('EVERYONE')];
    hidePerson('bea', null);

    expect(blocked).toEqual([
      ['3', '1'],
      ['3', '1'],
    ]);
    expect(idsOf('FOLLOWING')).toEqual(['3', '2', '1']);
  });

  it('leaves only the lists that a mute covers', () => {
    const { idsOf } = loaded();

    hidePerson('bea', ['LISTS']);

    expect(idsOf('FOLLOWING')).toEqual(['3', '2', '1']);
    expect(idsOf('EVERYONE')).toEqual(['3', '1']);
  });

  it('leaves a list that is shown', () => {
    const { pond } = loaded();
    const watch = watchListRows(pond.cache, streamOf('FOLLOWING'));
    let times = 0;
    const leave = watch.subscribe(() => (times += 1));

    hidePerson('bea', EVERYWHERE);

    expect(times).toBe(1);
    leave();
  });

  it('keeps the lists of their own profile, which are read on request', () => {
    const { pond } = loaded();
    const node = { __typename: 'Post', id: '2', author: { __typename: 'User', id: 'bea' } };
    const posts = {
      __typename: 'PostConnection',
      edges: [{ __typename: 'PostEdge', cursor: 'c-2', node }],
      pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
    };
    const variables = { first: 20 };
    pond.cache.writeQuery({ query: POSTS, variables, data: { user: { __typename: 'User', id: 'bea', posts } } });

    hidePerson('bea', EVERYWHERE);

    expect(readListRows(pond.cache, { of: 'User:bea', field: 'posts', args: { filter: 'POSTS' } })?.ids).toEqual(['2']);
  });

  it('leaves suggestions, of which each list has its own arguments', () => {
    const { cache } = new CacheFixture();
    const person = (id: string) => ({ __typename: 'User', id });
    const write = (variables: Record<string, unknown>, ids: string[]) =>
      cache.writeQuery({ query: PEOPLE, variables, data: { suggestedUsers: ids.map(person) } });
    const read = (variables: Record<string, unknown>) =>
      cache
        .readQuery<{ suggestedUsers: { id: string }[] }>({ query: PEOPLE, variables })
        ?.suggestedUsers.map(({ id }) => id);

    write({ first: 3, topics: ['wren'] }, ['ada', 'bea', 'cy']);
    write({ first: 2 }, ['dan', 'eve']);
    hidePerson('bea', ['SUGGESTIONS']);

    expect(read({ first: 3, topics: ['wren'] })).toEqual(['ada', 'cy']);
    expect(read({ first: 2 })).toEqual(['dan', 'eve']);
  });
});
