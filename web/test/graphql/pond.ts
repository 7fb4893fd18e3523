import { gql, type InMemoryCache } from '@apollo/client';
import { createCache } from '../../src/graphql/cache';

export interface TestPost {
  id: string;
  nodCount?: number;
  viewerHasNodded?: boolean;
  replyCount?: number;
  author?: { id: string; viewerIsFollowing?: boolean; postCount?: number };
  /** The id of what it answers. */
  parent?: string;
}

/** A reply's place in a thread, with the ids of what stands there; null where a deleted quack keeps it. */
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
  query Thread($postId: ID!) {
    thread(postId: $postId) {
      post {
        id
      }
      ancestors {
        id
      }
      replies {
        ...Place
        replies {
          ...Place
          replies {
            ...Place
          }
        }
      }
    }
  }
  fragment Place on ThreadReply {
    depth
    hasMore
    post {
      id
    }
  }
`;

const KEPT = gql`
  query Kept($after: String) {
    viewer {
      pins(after: $after) {
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

const LEVELS = 3;

const placed = ({ id, hasMore = false, replies = [] }: TestBranch, depth = 1): object => ({
  __typename: 'ThreadReply',
  depth,
  hasMore,
  post: id === null ? null : { __typename: 'Post', id },
  ...(depth < LEVELS && { replies: replies.map((reply) => placed(reply, depth + 1)) }),
});

type Shown = { edges: { node: ReturnType<typeof typed> }[]; pageInfo: { hasNextPage: boolean; endCursor: string } };

/** A cache with the answers of a server in it, as the client's queries would have put them there. */
export class Pond {
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

  answerThread(postId: string, ancestors: readonly string[], replies: readonly (string | TestBranch)[]): void {
    const post = (id: string) => ({ __typename: 'Post', id });
    this.cache.writeQuery({
      query: THREAD,
      variables: { postId },
      data: {
        thread: {
          __typename: 'Thread',
          post: post(postId),
          ancestors: ancestors.map(post),
          replies: replies.map((reply) => placed(typeof reply === 'string' ? { id: reply } : reply)),
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

  thread(postId: string): ShownThread | null | undefined {
    return this.cache.readQuery<{ thread: ShownThread | null }>({ query: THREAD, variables: { postId } })?.thread;
  }

  answerPins(ids: readonly string[], after?: string): void {
    this.cache.writeQuery({
      query: KEPT,
      variables: { after },
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

  pins(): string[] | undefined {
    type Kept = { viewer: { pins: { edges: { node: { id: string } }[] } } };
    return this.cache.readQuery<Kept>({ query: KEPT })?.viewer.pins.edges.map(({ node }) => node.id);
  }

  /** A field of an object, as it is kept; undefined where it is not. */
  fieldOf(id: string, field: string): unknown {
    return this.cache.extract()[id]?.[field];
  }
}

interface ShownBranch {
  depth: number;
  hasMore: boolean;
  post: { id: string } | null;
  replies?: ShownBranch[];
}

interface ShownThread {
  post: { id: string };
  ancestors: ({ id: string } | null)[];
  replies: ShownBranch[];
}
