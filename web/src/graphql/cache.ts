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
import { shownIn } from './hidden-people';
import { onceEach } from './once-each';
import type { StoredConnection, StoredEdge } from './stored-connection';
import type { MuteScope } from './schema.generated';

/** A client-only field of post connections: the ids of all loaded posts. */
export const LISTED = 'listedIds';

/**
 * Cache ids of deleted posts. Long lists check only these for readability, because checking every row would cost more
 * the longer the list is.
 */
export const deletedPosts = makeVar<ReadonlySet<string>>(new Set());

/**
 * Limits of Apollo's result cache: some hundred posts, several times what any page shows. The default limits hold far
 * more results than pay off on a long scroll.
 */
Object.assign(cacheSizes, {
  'inMemoryCache.executeSelectionSet': 2_000,
  'inMemoryCache.executeSubSelectedArray': 1_000,
} satisfies Partial<CacheSizes>);

/** All cache policies. Types with an id are normalized, so that every list and card sees the same object. */
export function createCache(): InMemoryCache {
  return new InMemoryCache({
    typePolicies: {
      Query: {
        fields: {
          viewer: { merge: true },
          stream: unhidden(onceEach(firstPage('feed')), (args) =>
            args?.['feed'] === 'FOLLOWING' ? 'HOME_QUACKS' : 'LISTS',
          ),
          nearbyPosts: unhidden(connection('latitude', 'longitude', 'radiusKm'), 'LISTS'),
          searchPosts: unhidden(foundPosts(), 'LISTS'),
          popularPosts: unhidden(firstPage(), 'LISTS'),
          searchUsers: unhidden(connection('query'), null),
          suggestedUsers: unhiddenOf('SUGGESTIONS'),
          popularHashtags: connection(),
          contactMessageCounts: { merge: false },
          caseCounts: { merge: false },
          case: byId('Case'),
          newsletters: connection(),
          rules: { merge: false },
          post: byId('Post'),
          list: byId('List'),
          thread: nullWhereItsPostIsGone(),
          newReplies: { keyArgs: ['postId'], merge: false },
          conversation: byId('Conversation'),
          product: byId('Product'),
        },
      },
      User: {
        fields: {
          posts: firstPage('filter'),
          nods: unhidden(firstPage(), null),
          followers: unhidden(searchable(connection()), null),
          following: unhidden(searchable(connection()), null),
          knownFollowers: { merge: false },
          viewerListIds: { merge: false },
          links: { merge: false },
          featuredPosts: presentOnly(),
          // Only some queries ask for it, and most people have none.
          viewerRelationship: { merge: true, read: (existing: StoreObject | null = null) => existing },
        },
      },
      Viewer: {
        keyFields: [],
        fields: {
          preferences: { merge: true },
          pins: unhidden(searchable(firstPage()), null),
          nods: unhidden(firstPage(), null),
          blocked: connection(),
          muted: connection(),
          followRequests: connection(),
          lists: presentOnly(),
          followedHashtags: { merge: false },
          reports: connection(),
          decisions: connection(),
          scheduledPosts: connection(),
          drafts: connection(),
          notifications: connection('filter'),
          conversations: searchable(connection()),
          notificationRequests: connection(),
          whisperRequests: connection(),
          sessions: presentOnly(),
        },
      },
      Post: {
        fields: {
          parent: nullWhereGone(),
          root: nullWhereGone(),
          replies: connection('sort'),
          hiddenReplies: connection(),
          edits: connection(),
          noddedBy: unhidden(connection(), null),
          requackedBy: unhidden(connection(), null),
          quote: { merge: false },
          quotes: unhidden(connection(), null),
          entities: { merge: false },
          media: { merge: false },
          ownPlace: { merge: false },
          ownThread: { merge: false },
        },
      },
      ManagedUser: {
        fields: { claims: { merge: false }, heldClaims: { merge: false }, sessions: presentOnly() },
      },
      Relationship: { keyFields: false },
      Decision: { fields: { posts: { merge: false } } },
      KnownFollowers: { keyFields: false, fields: { users: { merge: false } } },
      HeldClaim: { keyFields: false },
      // What was reported, as it was then: several reports have the same thing in different states.
      ReportedPost: { keyFields: false },
      ReportedQuotedPost: { keyFields: false },
      ReportedWhisper: { keyFields: false },
      RemovedPost: { keyFields: false },
      OutcomeCount: { keyFields: false },
      AuditChange: { keyFields: false },
      Hashtag: {
        keyFields: ['tag'],
        fields: {
          posts: unhidden(firstPage(), 'LISTS'),
          history: { merge: false },
          trend: { merge: false },
          topPosts: unhiddenOf('LISTS'),
          people: unhiddenOf('SUGGESTIONS'),
        },
      },
      List: {
        fields: {
          posts: unhidden(firstPage(), 'LISTS'),
          members: unhidden(connection(), null),
          hashtags: { merge: false },
          phrases: { merge: false },
        },
      },
      HashtagDay: { keyFields: false },
      Place: { keyFields: false },
      Conversation: { fields: { whispers: growing(), participants: { merge: false }, left: { merge: false } } },
      Notification: { fields: { post: nullWhereGone(), actors: { merge: false } } },
      Thread: { fields: { ancestors: nullsWhereGone(), flatReplies: { merge: false } } },
      ThreadReply: { keyFields: false, fields: { post: nullWhereGone() } },
      PostConnection: {
        fields: {
          [LISTED]: {
            read: (_, { readField }) =>
              readField<readonly StoredEdge[]>('edges')?.map(({ node }) => node.__ref.slice('Post:'.length)),
          },
        },
      },
      Quote: { keyFields: false, fields: { post: nullWhereGone() } },
      PostEntity: { keyFields: false },
      LinkCard: { keyFields: false },
      LinkCardImage: { keyFields: false },
      ProfileLink: { keyFields: false },
      // Help texts are cached per language.
      HelpCategory: { keyFields: ['id', 'language'], fields: { topics: { merge: false } } },
      HelpTopic: { keyFields: ['id', 'language'] },
      HelpPage: { keyFields: ['id', 'language'], fields: { versions: { merge: false } } },
      HelpHeading: { keyFields: false },
    },
  });
}

/**
 * One list per combination of the named arguments. A page without `after` replaces the list; others are appended,
 * unless they don't continue where the list ends. A node appears once, and evicted nodes are left out.
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
 * A long list of posts. A query for the first page reads only that page, because reading the whole list costs more the
 * longer it is; the rows and where they end come from `useListRows`, and each row reads itself.
 */
function firstPage(...keyArgs: string[]): FieldPolicy<StoredConnection> {
  const pages = connection(...keyArgs) as { merge: FieldMergeFunction<StoredConnection> };
  return {
    ...pages,
    merge: (existing, incoming, options) => pages.merge(existing, withItsEnd(incoming), options),
    read(existing, { args, canRead }) {
      const deleted = deletedPosts();
      if (!existing?.edges) return existing;
      const first = args?.['first'] as number | undefined;
      const edges = first === undefined ? existing.edges : existing.edges.slice(0, first);
      // The page info belongs to the first page too, so that later pages don't cause a render.
      const last = edges.length < existing.edges.length && edges.at(-1);
      return {
        ...existing,
        ...(last && { pageInfo: { ...existing.pageInfo, hasNextPage: true, endCursor: last.cursor ?? null } }),
        edges: deleted.size > 0 ? edges.filter(({ node }) => !deleted.has(node.__ref) || canRead(node)) : edges,
      };
    },
  };
}

/** A page of posts comes without cursors; the one at its end tells later where it ended. */
function withItsEnd(page: StoredConnection): StoredConnection {
  const last = page.edges?.at(-1);
  if (!last || !page.pageInfo) return page;
  return { ...page, edges: [...page.edges.slice(0, -1), { ...last, cursor: page.pageInfo.endCursor ?? '' }] };
}

/** A list of its own for each search; without one, it is stored as if there were no such argument. */
function searchable(list: FieldPolicy<StoredConnection>): FieldPolicy<StoredConnection> {
  return { ...list, keyArgs: (args) => (args?.['query'] ? ['query'] : false) };
}

type ScopeOf = MuteScope | null | ((args: Record<string, unknown> | null) => MuteScope);

/** Without people whom the viewer has hidden in the meantime, and their posts. */
function unhidden(list: FieldPolicy<StoredConnection>, scope: ScopeOf): FieldPolicy<StoredConnection> {
  const { read } = list as { read: FieldReadFunction<StoredConnection> };
  return {
    ...list,
    read(existing, options) {
      const shown = read(existing, options);
      const isShown = shownIn(typeof scope === 'function' ? scope(options.args) : scope);
      if (!isShown || !shown?.edges) return shown;
      return { ...shown, edges: shown.edges.filter(({ node }) => isShown(node, options.readField)) };
    },
  };
}

/** The matched words of all loaded pages belong to the list. */
function foundPosts(): FieldPolicy<StoredConnection> {
  const pages = firstPage('query', 'order') as { merge: FieldMergeFunction<StoredConnection> };
  const wordsOf = (found?: StoredConnection) => (found?.['matchedWords'] ?? []) as string[];
  return {
    ...pages,
    merge(existing, incoming, options) {
      const merged = pages.merge(existing, incoming, options);
      if (!options.args?.['after']) return merged;
      return { ...merged, matchedWords: [...new Set([...wordsOf(existing), ...wordsOf(incoming)])] };
    },
  };
}

/**
 * A newest-first list that never loses items, so a new first page can be merged with loaded ones: older pages stay if
 * the two overlap, and items that arrived live meanwhile stay in front. Ids sort by time.
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

/** Shows an object that a list has loaded before the query for it is answered. */
function byId(typename: string): FieldPolicy<Reference | null> {
  return {
    read: (existing, { args, toReference }) =>
      existing ?? toReference({ __typename: typename, id: args?.['id'] as string | undefined }),
  };
}

function nullWhereGone(): FieldPolicy<Reference | null> {
  return { read: (existing, { canRead }) => (existing && !canRead(existing) ? null : existing) };
}

/** A thread without its post is gone, so that no one has to refetch it to find out. */
function nullWhereItsPostIsGone(): FieldPolicy<StoreObject | null> {
  return {
    keyArgs: ['postId', 'maxDepth', 'sort'],
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

/** Each list has its arguments. Without this, Apollo keeps one for all arguments, as for every field that is read and merged. */
const everyArgument = (args: Record<string, unknown> | null) => (args ? Object.keys(args).toSorted() : false);

/** Like `unhidden`, of a list without pages. */
function unhiddenOf(scope: MuteScope): FieldPolicy<readonly Reference[]> {
  return {
    keyArgs: everyArgument,
    merge: false,
    read(existing, { canRead, readField }) {
      const isShown = shownIn(scope);
      return existing?.filter((item) => canRead(item) && (!isShown || isShown(item, readField)));
    },
  };
}

function presentOnly(): FieldPolicy<readonly Reference[]> {
  return {
    keyArgs: everyArgument,
    merge: false,
    read: (existing, { canRead }) => existing?.filter((item) => canRead(item)),
  };
}
