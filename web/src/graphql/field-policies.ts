import {
  type FieldMergeFunction,
  type FieldPolicy,
  type FieldReadFunction,
  type Reference,
  type StoreObject,
} from '@apollo/client';
import { deletedPosts } from './deleted-posts';
import { shownIn } from './hidden-people';
import type { MuteScope } from './schema.generated';
import type { StoredConnection, StoredEdge } from './stored-connection';

/**
 * One list per combination of the named arguments. A page without `after` replaces the list; others are appended,
 * unless they don't continue where the list ends. A node appears once, and evicted nodes are left out.
 */
export function connection(...keyArgs: string[]): FieldPolicy<StoredConnection> {
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
export function firstPage(...keyArgs: string[]): FieldPolicy<StoredConnection> {
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

/**
 * A list of its own for each search, and each value of the other named arguments; without them, it is stored as if there were no
 * such arguments.
 */
export function searchable(list: FieldPolicy<StoredConnection>, ...others: string[]): FieldPolicy<StoredConnection> {
  return {
    ...list,
    keyArgs(args) {
      const given = ['query', ...others].filter((name) => args?.[name]);
      return given.length > 0 ? given : false;
    },
  };
}

type ScopeOf = MuteScope | null | ((args: Record<string, unknown> | null) => MuteScope);

/** Without people whom the viewer has hidden in the meantime, and their posts. */
export function unhidden(list: FieldPolicy<StoredConnection>, scope: ScopeOf): FieldPolicy<StoredConnection> {
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
export function foundPosts(): FieldPolicy<StoredConnection> {
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
export function growing(): FieldPolicy<StoredConnection> {
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
export function byId(typename: string): FieldPolicy<Reference | null> {
  return {
    read: (existing, { args, toReference }) =>
      existing ?? toReference({ __typename: typename, id: args?.['id'] as string | undefined }),
  };
}

export function nullWhereGone(): FieldPolicy<Reference | null> {
  return { read: (existing, { canRead }) => (existing && !canRead(existing) ? null : existing) };
}

/** A thread without its post is gone, so that no one has to refetch it to find out. */
export function nullWhereItsPostIsGone(): FieldPolicy<StoreObject | null> {
  return {
    keyArgs: ['postId', 'maxDepth', 'sort'],
    merge: false,
    read(existing, { canRead, readField }) {
      if (!existing) return existing;
      return canRead(readField<Reference>('post', existing)) ? existing : null;
    },
  };
}

export function nullsWhereGone(): FieldPolicy<readonly (Reference | null)[]> {
  return {
    merge: false,
    read: (existing, { canRead }) => existing?.map((item) => (item && canRead(item) ? item : null)),
  };
}

/** Each list has its arguments. Without this, Apollo keeps one for all arguments, as for every field that is read and merged. */
const everyArgument = (args: Record<string, unknown> | null) => (args ? Object.keys(args).toSorted() : false);

/** Like `unhidden`, of a list without pages. */
export function unhiddenOf(scope: MuteScope): FieldPolicy<readonly Reference[]> {
  return {
    keyArgs: everyArgument,
    merge: false,
    read(existing, { canRead, readField }) {
      const isShown = shownIn(scope);
      return existing?.filter((item) => canRead(item) && (!isShown || isShown(item, readField)));
    },
  };
}

export function presentOnly(): FieldPolicy<readonly Reference[]> {
  return {
    keyArgs: everyArgument,
    merge: false,
    read: (existing, { canRead }) => existing?.filter((item) => canRead(item)),
  };
}

/** A value that only moves forward: an answer that was on its way meanwhile doesn't take it back. */
export const onlyForward = (order: readonly string[]): FieldPolicy<string> => ({
  merge: (existing, incoming) =>
    existing !== undefined && order.indexOf(existing) > order.indexOf(incoming) ? existing : incoming,
});
