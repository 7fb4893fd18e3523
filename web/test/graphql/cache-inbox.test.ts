import { describe, expect, it } from '@jest/globals';
import { gql, type InMemoryCache } from '@apollo/client';
import { createCache } from '../../src/graphql/cache';
import {
  conversationList,
  markNotificationsRead,
  moveToFront,
  notificationList,
  prependNode,
} from '../../src/graphql/cache-edits';

const WHISPERS = gql`
  query Whispers($after: String) {
    conversation(id: "c") {
      id
      whispers(first: 3, after: $after) {
        edges {
          cursor
          node {
            id
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

const NOTIFICATIONS = gql`
  query Notifications($filter: NotificationFilter!, $kinds: [NotificationKind!]) {
    viewer {
      notifications(filter: $filter, kinds: $kinds) {
        edges {
          cursor
          node {
            id
            isRead
            createdAt
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

const CONVERSATIONS = gql`
  query Conversations {
    viewer {
      conversations(first: 3) {
        edges {
          cursor
          node {
            id
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

const connection = <Node extends { id: string }>(typename: string, nodes: readonly Node[], endCursor = 'end') => ({
  __typename: `${typename}Connection`,
  edges: nodes.map((node) => ({
    __typename: `${typename}Edge`,
    cursor: `c-${node.id}`,
    node: { __typename: typename, ...node },
  })),
  pageInfo: { __typename: 'PageInfo', hasNextPage: true, endCursor },
});

const withIds = (ids: readonly string[]) => ids.map((id) => ({ id }));

function answerWhispers(cache: InMemoryCache, ids: readonly string[], after?: string, endCursor?: string): void {
  cache.writeQuery({
    query: WHISPERS,
    variables: { after },
    data: {
      conversation: {
        __typename: 'Conversation',
        id: 'c',
        whispers: connection('Whisper', withIds(ids), endCursor),
      },
    },
  });
}

function whispers(cache: InMemoryCache) {
  const { conversation } = cache.readQuery<{ conversation: { whispers: ReturnType<typeof connection> } }>({
    query: WHISPERS,
  })!;
  return {
    ids: conversation.whispers.edges.map(({ node }) => node.id),
    endCursor: conversation.whispers.pageInfo.endCursor,
  };
}

function live(cache: InMemoryCache, id: string): void {
  const node = { __typename: 'Whisper', id };
  cache.writeFragment({
    fragment: gql`
      fragment AnyWhisper on Whisper {
        id
      }
    `,
    data: node,
  });
  prependNode(cache, { of: 'Conversation:c', field: 'whispers' }, node);
}

describe('the whispers of a conversation', () => {
  it('grow by earlier pages at the end', () => {
    const cache = createCache();
    answerWhispers(cache, ['6', '5', '4'], undefined, 'c-4');

    answerWhispers(cache, ['3', '2'], 'c-4', 'c-2');

    expect(whispers(cache)).toEqual({ ids: ['6', '5', '4', '3', '2'], endCursor: 'c-2' });
  });

  it('keep their earlier pages where a new first page meets them', () => {
    const cache = createCache();
    answerWhispers(cache, ['6', '5', '4'], undefined, 'c-4');
    answerWhispers(cache, ['3', '2', '1'], 'c-4', 'c-1');

    answerWhispers(cache, ['8', '7', '6'], undefined, 'c-6');

    expect(whispers(cache)).toEqual({ ids: ['8', '7', '6', '5', '4', '3', '2', '1'], endCursor: 'c-1' });
  });

  it('begin anew where more was missed than a page holds', () => {
    const cache = createCache();
    answerWhispers(cache, ['3', '2', '1'], undefined, 'c-1');

    answerWhispers(cache, ['9', '8', '7'], undefined, 'c-7');

    expect(whispers(cache)).toEqual({ ids: ['9', '8', '7'], endCursor: 'c-7' });
  });

  it('keep what came live while a first page was on its way', () => {
    const cache = createCache();
    answerWhispers(cache, ['3', '2', '1']);
    live(cache, '4');

    answerWhispers(cache, ['3', '2', '1']);

    expect(whispers(cache).ids).toEqual(['4', '3', '2', '1']);
  });

  it('hold a whisper once, whether it came by mutation or by subscription', () => {
    const cache = createCache();
    answerWhispers(cache, ['1']);

    live(cache, '2');
    live(cache, '2');

    expect(whispers(cache).ids).toEqual(['2', '1']);
  });
});

describe('the conversations', () => {
  const answer = (cache: InMemoryCache, ids: readonly string[]) =>
    cache.writeQuery({
      query: CONVERSATIONS,
      data: { viewer: { __typename: 'Viewer', conversations: connection('Conversation', withIds(ids)) } },
    });
  const shown = (cache: InMemoryCache) =>
    cache
      .readQuery<{ viewer: { conversations: ReturnType<typeof connection> } }>({ query: CONVERSATIONS })
      ?.viewer.conversations.edges.map(({ node }) => node.id);

  it('put the one with something new first', () => {
    const cache = createCache();
    answer(cache, ['a', 'b', 'c']);

    moveToFront(cache, conversationList, { __typename: 'Conversation', id: 'c' });

    expect(shown(cache)).toEqual(['c', 'a', 'b']);
  });
});

describe('notifications', () => {
  const at = (minute: number) => `2026-06-01T12:${String(minute).padStart(2, '0')}:00.000Z`;
  const answer = (cache: InMemoryCache, filter: string, ids: readonly number[]) =>
    cache.writeQuery({
      query: NOTIFICATIONS,
      variables: { filter },
      data: {
        viewer: {
          __typename: 'Viewer',
          notifications: connection(
            'Notification',
            ids.map((minute) => ({ id: `n${minute}`, isRead: false, createdAt: at(minute) })),
          ),
        },
      },
    });
  const unread = (cache: InMemoryCache, filter: string) =>
    cache
      .readQuery<{ viewer: { notifications: { edges: { node: { id: string; isRead: boolean } }[] } } }>({
        query: NOTIFICATIONS,
        variables: { filter },
      })
      ?.viewer.notifications.edges.filter(({ node }) => !node.isRead)
      .map(({ node }) => node.id);

  it('are read up to what was seen, in every list, and the later ones are not', () => {
    const cache = createCache();
    answer(cache, 'ALL', [3, 2, 1]);
    answer(cache, 'UNREAD', [3, 2]);

    markNotificationsRead(cache, at(2));

    expect(unread(cache, 'ALL')).toEqual(['n3']);
    expect(unread(cache, 'UNREAD')).toEqual(['n3']);
  });

  it('are all read where all are marked', () => {
    const cache = createCache();
    answer(cache, 'MENTIONS', [3, 2]);

    markNotificationsRead(cache, null);

    expect(unread(cache, 'MENTIONS')).toEqual([]);
  });

  it('move to the front of their own list only when somebody joins them', () => {
    const cache = createCache();
    answer(cache, 'ALL', [3, 2, 1]);
    answer(cache, 'UNREAD', [3, 2, 1]);

    moveToFront(cache, notificationList({ filter: 'ALL' }), { __typename: 'Notification', id: 'n1' });

    expect(unread(cache, 'ALL')).toEqual(['n1', 'n3', 'n2']);
    expect(unread(cache, 'UNREAD')).toEqual(['n3', 'n2', 'n1']);
  });
});
