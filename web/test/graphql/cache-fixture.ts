import { gql, type InMemoryCache } from '@apollo/client';
import { type Branch, branchesOf } from '../../src/features/timelines/thread/thread-tree';
import { createCache } from '../../src/graphql/cache';

export interface TestPost {
  id: string;
  nodCount?: number;
  viewerHasNodded?: boolean;
  replyCount?: number;
  author?: { id: string; viewerIsFollowing?: boolean; postCount?: number };
  /** The id of its parent. */
  parent?: string;
}

/** A node of a thread and the ids of its post; null for a tombstone. */
export interface TestBranch {
  id: string | null;
  hasMore?: boolean;
  replies?: readonly TestBranch[];
}

const STREAM = gql`
  query Stream($feed: Feed, $after: String) {
    stream(feed: $feed, after: $after) {
      edges {
        cursor
        node {
          id
          nodCount
          viewerHasNodded
          replyCount
          author {
            id
            viewerIsFollowing
          }
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`;

const THREAD = gql`
  query Thread($postId: ID!, $sort: ReplySort) {
    thread(postId: $postId, maxDepth: 3, sort: $sort) {
      post {
        id
      }
      ancestors {
        id
      }
      flatReplies {
        postId
        parentId
        depth
        hasMore
        post {
          id
        }
      }
    }
  }
`;

const KEPT = gql`
  query Kept($query: String, $after: String) {
    viewer {
      pins(query: $query, after: $after) {
        edges {
          cursor
          node {
            id
            viewerHasPinned
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

const POST = gql`
  fragment AnyPost on Post {
    id
    nodCount
    viewerHasNodded
    replyCount
    isReply
    parent {
      id
    }
    author {
      id
      viewerIsFollowing
    }
  }
`;

const typed = ({ id, nodCount = 0, viewerHasNodded = false, replyCount = 0, author, parent }: TestPost) => ({
  __typename: 'Post' as const,
  id,
  nodCount,
  viewerHasNodded,
  replyCount,
  isReply: parent !== undefined,
  parent: parent === undefined ? null : { __typename: 'Post', id: parent },
  author: {
    __typename: 'User',
    id: author?.id ?? 'ada',
    viewerIsFollowing: author?.viewerIsFollowing ?? false,
    ...(author?.postCount !== undefined && { postCount: author.postCount }),
  },
});

const placed = (parentId: string, { id, hasMore = false, replies = [] }: TestBranch, depth = 1): object[] => {
  const postId = id ?? `gone below ${parentId}`;
  const post = id === null ? null : { __typename: 'Post', id };
  const own = { __typename: 'ThreadReply', postId, parentId, depth, hasMore, post };
  return [own, ...replies.flatMap((reply) => placed(postId, reply, depth + 1))];
};

type Shown = { edges: { node: ReturnType<typeof typed> }[]; pageInfo: { hasNextPage: boolean; endCursor: string } };

/** A cache with responses of a server, as the client's queries write them. */
export class CacheFixture {
  readonly cache: InMemoryCache = createCache();

  answerStream(feed: string, posts: readonly TestPost[], page: { after?: string; endCursor?: string } = {}): void {
    this.cache.writeQuery({
      query: STREAM,
      variables: { feed, after: page.after },
      data: {
        stream: {
          __typename: 'PostConnection',
          edges: posts.map((post) => ({ __typename: 'PostEdge', cursor: `c-${post.id}`, node: typed(post) })),
          pageInfo: { __typename: 'PageInfo', hasNextPage: true, endCursor: page.endCursor ?? `c-${posts.at(-1)?.id}` },
        },
      },
    });
  }

  answerPost(post: TestPost): { __typename: 'Post'; id: string } {
    this.cache.writeFragment({ fragment: POST, data: typed(post) });
    return { __typename: 'Post', id: post.id };
  }

  answerThread(
    postId: string,
    ancestors: readonly string[],
    replies: readonly (string | TestBranch)[],
    sort?: string,
  ): void {
    const post = (id: string) => ({ __typename: 'Post', id });
    this.cache.writeQuery({
      query: THREAD,
      variables: { postId, sort },
      data: {
        thread: {
          __typename: 'Thread',
          post: post(postId),
          ancestors: ancestors.map(post),
          flatReplies: replies.flatMap((reply) => placed(postId, typeof reply === 'string' ? { id: reply } : reply)),
        },
      },
    });
  }

  stream(feed: string): Shown | undefined {
    return this.cache.readQuery<{ stream: Shown }>({ query: STREAM, variables: { feed } })?.stream;
  }

  ids(feed: string): string[] | undefined {
    return this.stream(feed)?.edges.map(({ node }) => node.id);
  }

  thread(postId: string, sort?: string): ShownThread | null | undefined {
    type Found = { thread: (Omit<ShownThread, 'replies'> & { flatReplies: FlatReply[] }) | null };
    const found = this.cache.readQuery<Found>({ query: THREAD, variables: { postId, sort } })?.thread;
    if (!found) return found;
    const { flatReplies, ...rest } = found;
    return { ...rest, replies: branchesOf(postId, flatReplies as never) };
  }

  answerPins(ids: readonly string[], query?: string): void {
    this.cache.writeQuery({
      query: KEPT,
      variables: { query },
      data: {
        viewer: {
          __typename: 'Viewer',
          pins: {
            __typename: 'PostConnection',
            edges: ids.map((id) => ({
              __typename: 'PostEdge',
              cursor: `c-${id}`,
              node: { __typename: 'Post', id, viewerHasPinned: true },
            })),
            pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: 'end' },
          },
        },
      },
    });
  }

  pins(query?: string): string[] | undefined {
    type Kept = { viewer: { pins: { edges: { node: { id: string } }[] } } };
    return this.cache
      .readQuery<Kept>({ query: KEPT, variables: { query } })
      ?.viewer.pins.edges.map(({ node }) => node.id);
  }

  /** A field of an object as stored; undefined if it isn't. */
  fieldOf(id: string, field: string): unknown {
    return this.cache.extract()[id]?.[field];
  }
}

interface FlatReply {
  postId: string;
  post: { id: string } | null;
}

interface ShownThread {
  post: { id: string };
  ancestors: ({ id: string } | null)[];
  replies: Branch[];
}
