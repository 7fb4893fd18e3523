import {
  type FieldMergeFunction,
  type FieldPolicy,
  type FieldReadFunction,
  InMemoryCache,
  makeVar,
  type Reference,
  type StoreObject,
} from '@apollo/client';
import { type CacheSizes, cacheSizes } from '@apollo/client/utilities';

/** The field of a connection of quacks that holds the ids of all that were loaded; there is none of its name on the server. */
export const LISTED = 'listedIds';

/**
 * Cache ids of quacks that were deleted. Long lists leave out those of them that cannot be read; asked of each quack in it, a list
 * of thousands would cost by its length whenever it grows.
 */
export const deletedPosts = makeVar<ReadonlySet<string>>(new Set());

/**
 * How many results of reading the cache are kept: those of some hundred quacks, several times what any page shows. Apollo's own
 * bounds are far above what a long way through a list brings, and each result costs more than what was read.
 */
Object.assign(cacheSizes, {
  'inMemoryCache.executeSelectionSet': 2_000,
  'inMemoryCache.executeSubSelectedArray': 1_000,
} satisfies Partial<CacheSizes>);

/** Every rule of the cache. Types with an id are kept once and seen by every list and card that shows them. */
export function createCache(): InMemoryCache {
  return new InMemoryCache({
    typePolicies: {
      Query: {
        fields: {
          viewer: { merge: true },
          stream: firstPage('feed'),
          nearbyPosts: connection('latitude', 'longitude', 'radiusKm'),
          searchPosts: firstPage('query'),
          searchUsers: connection('query'),
          popularHashtags: connection(),
          auditLog: connection('filter'),
          contactMessages: connection(),
          newsletters: connection(),
          post: byId('Post'),
          thread: nullWhereItsPostIsGone(),
          conversation: byId('Conversation'),
          product: byId('Product'),
        },
      },
      User: {
        fields: {
          posts: firstPage('filter'),
          nods: firstPage(),
          followers: connection(),
          following: connection(),
        },
      },
      Viewer: {
        keyFields: [],
        fields: {
          preferences: { merge: true },
          pins: firstPage(),
          nods: firstPage(),
          scheduledPosts: connection(),
          notifications: connection('filter'),
          conversations: connection(),
          sessions: presentOnly(),
        },
      },
      Post: {
        fields: {
          parent: nullWhereGone(),
          root: nullWhereGone(),
          replies: connection(),
          noddedBy: connection(),
          entities: { merge: false },
          media: { merge: false },
        },
      },
      ManagedUser: {
        fields: { claims: { merge: false }, heldClaims: { merge: false }, sessions: presentOnly() },
      },
      HeldClaim: { keyFields: false },
      AuditChange: { keyFields: false },
      Hashtag: {
        keyFields: ['tag'],
        fields: { posts: firstPage(), history: { merge: false }, trend: { merge: false } },
      },
      HashtagDay: { keyFields: false },
      Place: { keyFields: false },
      Conversation: { fields: { whispers: growing(), participants: { merge: false } } },
      Notification: { fields: { post: nullWhereGone(), actors: { merge: false } } },
      Thread: { fields: { ancestors: nullsWhereGone(), replies: { merge: false } } },
      ThreadReply: { keyFields: false, fields: { post: nullWhereGone(), replies: { merge: false } } },
      PostConnection: {
        fields: {
          [LISTED]: {
            read: (_, { readField }) =>
              readField<readonly StoredEdge[]>('edges')?.map(({ node }) => node.__ref.slice('Post:'.length)),
          },
        },
      },
      PostEntity: { keyFields: false },
      // One text for each language.
      HelpCategory: { keyFields: ['id', 'language'], fields: { topics: { merge: false } } },
      HelpTopic: { keyFields: ['id', 'language'] },
      HelpPage: { keyFields: ['id', 'language'], fields: { versions: { merge: false } } },
      HelpHeading: { keyFields: false },
    },
  });
}

/** An edge as the cache holds it. */
export interface StoredEdge extends StoreObject {
  cursor: string;
  node: Reference;
}

/** A Relay connection as the cache holds it. */
export interface StoredConnection extends StoreObject {
  edges: readonly StoredEdge[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

/**
 * One list for each combination of the named arguments. A page without `after` replaces the list, the others are
 * appended; one that goes on elsewhere than where the list ends by now would leave a gap, and is left out. A node stands in it
 * once. Nodes that have left the cache are not shown, so an evicted quack leaves every list.
 */
function connection(...keyArgs: string[]): FieldPolicy<StoredConnection> {
  return {
    keyArgs: keyArgs.length > 0 ? keyArgs : false,
    merge(existing, incoming, { args }) {
      if (!existing || !args?.['after'] || !incoming.edges) return incoming;
      const end = existing.pageInfo?.endCursor;
      if (end !== undefined && end !== args['after']) return existing;
      const known = new Set(existing.edges.map(({ node }) => node.__ref));
      const added = incoming.edges.filter(({ node }) => !known.has(node.__ref));
      return { ...existing, ...incoming, edges: [...existing.edges, ...added] };
    },
    read(existing, { canRead }) {
      if (!existing?.edges?.some(({ node }) => !canRead(node))) return existing;
      return { ...existing, edges: existing.edges.filter(({ node }) => canRead(node)) };
    },
  };
}

/**
 * A long list of quacks. Whoever asks for a first page reads no more than that of it, since reading a list costs by its length; the rows
 * are known from their ids (`useListRows`), and each reads itself.
 */
function firstPage(...keyArgs: string[]): FieldPolicy<StoredConnection> {
  return {
    ...connection(...keyArgs),
    read(existing, { args, canRead }) {
      const deleted = deletedPosts();
      if (!existing?.edges) return existing;
      const first = args?.['first'] as number | undefined;
      const edges = first === undefined ? existing.edges : existing.edges.slice(0, first);
      // Of the first page too, so that a later one is none of its business.
      const last = edges.length < existing.edges.length && edges.at(-1);
      return {
        ...existing,
        ...(last && { pageInfo: { ...existing.pageInfo, hasNextPage: true, endCursor: last.cursor } }),
        edges: deleted.size > 0 ? edges.filter(({ node }) => !deleted.has(node.__ref) || canRead(node)) : edges,
      };
    },
  };
}

/**
 * A newest-first list that nothing ever leaves, so that it is known how a new first page joins what was loaded: older pages stay
 * where the two meet, and what came live while the page was on its way stays in front. Ids sort by time.
 */
function growing(): FieldPolicy<StoredConnection> {
  const pages = connection() as { merge: FieldMergeFunction<StoredConnection>; read: FieldReadFunction };
  return {
    ...pages,
    merge(existing, incoming, options) {
      const { args, readField } = options;
      if (!existing || args?.['after'] || !incoming.edges?.length) return pages.merge(existing, incoming, options);
      const idOf = ({ node }: StoredEdge) => readField<string>('id', node) ?? '';
      const [newest, oldest] = [idOf(incoming.edges[0]!), idOf(incoming.edges.at(-1)!)];
      const known = new Set(existing.edges.map(({ node }) => node.__ref));
      const newer = existing.edges.filter((edge) => idOf(edge) > newest);
      const meets = incoming.edges.some(({ node }) => known.has(node.__ref));
      const older = meets ? existing.edges.filter((edge) => idOf(edge) < oldest) : [];
      const pageInfo = older.length > 0 ? existing.pageInfo : incoming.pageInfo;
      return { ...incoming, pageInfo, edges: [...newer, ...incoming.edges, ...older] };
    },
  };
}

/** A thing that some list already brought is shown at once where it is asked for by its id. */
function byId(typename: string): FieldPolicy<Reference | null> {
  return {
    read: (existing, { args, toReference }) =>
      existing ?? toReference({ __typename: typename, id: args?.['id'] as string | undefined }),
  };
}

function nullWhereGone(): FieldPolicy<Reference | null> {
  return { read: (existing, { canRead }) => (existing && !canRead(existing) ? null : existing) };
}

/** A thread is around a quack: with it the thread is gone from this address, and nobody has to ask for it again. */
function nullWhereItsPostIsGone(): FieldPolicy<StoreObject | null> {
  return {
    keyArgs: ['postId', 'maxDepth'],
    merge: false,
    read(existing, { canRead, readField }) {
      if (!existing) return existing;
      return canRead(readField<Reference>('post', existing)) ? existing : null;
    },
  };
}

function nullsWhereGone(): FieldPolicy<readonly (Reference | null)[]> {
  return {
    merge: false,
    read: (existing, { canRead }) => existing?.map((item) => (item && canRead(item) ? item : null)),
  };
}

function presentOnly(): FieldPolicy<readonly Reference[]> {
  return { merge: false, read: (existing, { canRead }) => existing?.filter((item) => canRead(item)) };
}
