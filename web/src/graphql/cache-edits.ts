import { type ApolloCache, InMemoryCache, isReference, type Reference } from '@apollo/client';
import { evictRequacks } from './requacks-in-cache';
import { watchedCounts } from './watched-counts';
import { deletedPosts } from './deleted-posts';
import type { StoredConnection, StoredEdge } from './stored-connection';

/** Identifies a list in the cache: a field of the query root, or of the object with cache id `of`. */
export interface ListKey {
  /** From `cache.identify`; the query root where absent. */
  of?: string;
  field: string;
  /** The arguments that distinguish this list from its siblings, such as `{ feed: 'FOLLOWING' }`. */
  args?: Record<string, unknown>;
  /** How the cache names the list, of lists that `loadedLists` found. */
  storedAs?: string;
}

/** A node from a subscription or a mutation. It must be in the cache with every field that the rows of the list read. */
export interface ListNode {
  __typename: string;
  id: string;
}

/** The cache id of the viewer's private data. */
export const VIEWER_CACHE_ID = 'Viewer:{}';

/** The lists of posts that the viewer nodded at, latest first. */
export const nodLists = (viewerId: string): readonly ListKey[] => [
  { of: VIEWER_CACHE_ID, field: 'nods' },
  { of: `User:${viewerId}`, field: 'nods' },
];

/** The list of posts that the viewer pinned, latest first. */
export const pinLists: readonly ListKey[] = [{ of: VIEWER_CACHE_ID, field: 'pins' }];

/** The same lists, and the loaded results of searches in them. */
export const withSearches = (cache: ApolloCache, lists: readonly ListKey[]): readonly ListKey[] =>
  lists.flatMap((list) => [list, ...siblingsOf(cache, list)]);

/** The loaded lists of the same field with other arguments. */
function siblingsOf(cache: ApolloCache, key: ListKey): ListKey[] {
  const own = storedNameOf(cache, key);
  return loadedLists(cache, key).filter(({ storedAs }) => storedAs !== own);
}

/** The loaded lists of a field, whichever their arguments. */
function loadedLists(cache: ApolloCache, key: ListKey): ListKey[] {
  const found: ListKey[] = [];
  eachList(cache, key, (list, storedAs) => {
    found.push({ ...key, storedAs });
    return list;
  });
  return found;
}

/** Inserts nodes at the start of a loaded list, in their order; nodes that it already contains keep their position. */
export function prependNodes(cache: ApolloCache, key: ListKey, nodes: readonly ListNode[]): void {
  insertNodes(cache, key, nodes, 0);
}

export const prependNode = (cache: ApolloCache, key: ListKey, node: ListNode): void => prependNodes(cache, key, [node]);

/** Inserts nodes before the row at index `at`. */
export function insertNodes(cache: ApolloCache, key: ListKey, nodes: readonly ListNode[], at: number): void {
  editList(cache, key, (list, references) => {
    const known = new Set(list.edges.map(({ node }) => node.__ref));
    const edges: StoredEdge[] = nodes.flatMap((node) => {
      const reference = references.canRead(node);
      if (!reference || known.has(reference.__ref)) return [];
      known.add(reference.__ref);
      return [{ __typename: `${node.__typename}Edge`, cursor: '', node: reference }];
    });
    return edges.length === 0
      ? list
      : { ...list, edges: [...list.edges.slice(0, at), ...edges, ...list.edges.slice(at)] };
  });
}

/**
 * Inserts a node into a loaded list that is in ascending order of `orderedBy`. A node that belongs after the last
 * loaded one is left to the page that will bring it.
 */
export function insertInOrder(cache: ApolloCache, key: ListKey, node: ListNode, orderedBy: string): void {
  editList(cache, key, (list, references) => {
    const reference = references.canRead(node);
    if (!reference || list.edges.some((edge) => edge.node.__ref === reference.__ref)) return list;
    const order = references.text(reference, orderedBy);
    const after = list.edges.findIndex((edge) => references.text(edge.node, orderedBy) > order);
    if (after === -1 && list.pageInfo.hasNextPage) return list;
    const edge: StoredEdge = { __typename: `${node.__typename}Edge`, cursor: '', node: reference };
    return { ...list, edges: list.edges.toSpliced(after === -1 ? list.edges.length : after, 0, edge) };
  });
}

/** Removes a node from one list only, such as after an undone nod. */
export function removeNode(cache: ApolloCache, key: ListKey, node: ListNode): void {
  const id = cache.identify({ ...node });
  editList(cache, key, (list) => ({ ...list, edges: list.edges.filter((edge) => edge.node.__ref !== id) }));
}

/** Moves a node to the start of a loaded list, or inserts it there. */
export function moveToFront(cache: ApolloCache, key: ListKey, node: ListNode): void {
  removeNode(cache, key, node);
  prependNode(cache, key, node);
}

/** The index of a node in a list; -1 if it is not there, or the list is not loaded. */
export function indexInList(cache: ApolloCache, key: ListKey, node: ListNode): number {
  const id = cache.identify({ ...node });
  let found = -1;
  editList(cache, key, (list) => {
    if (found < 0) found = list.edges.findIndex((edge) => edge.node.__ref === id);
    return list;
  });
  return found;
}

export const containsNode = (cache: ApolloCache, key: ListKey, node: ListNode): boolean =>
  indexInList(cache, key, node) >= 0;

/**
 * Removes a deleted post from every list, thread and card, and lowers the count that included it: the replies of its
 * parent, or the posts of its author.
 */
export function removePostEverywhere(cache: ApolloCache, postId: string): void {
  const id = cache.identify({ __typename: 'Post', id: postId });
  const { parent, author, isReply } = fieldsOf(cache, id, ['parent', 'author', 'isReply']);
  if (isReference(parent)) {
    // The server's count may be here before the response to the deletion.
    if (!watchedCounts.ids.has(String(fieldsOf(cache, parent.__ref, ['id'])['id'])))
      bumpCount(cache, parent, 'replyCount', -1);
  } else if (isReference(author) && !isReply) bumpCount(cache, author, 'postCount', -1);
  if (id !== undefined) deletedPosts(new Set([...deletedPosts(), id]));
  cache.evict({ id });
  evictRequacks(cache, postId);
  cache.gc();
}

/** Changes a counter of one object, never below 0, for counts that no server response contains. */
export function bumpCount(
  cache: ApolloCache,
  node: { __typename: string; id?: string } | Reference,
  field: string,
  by: 1 | -1,
): void {
  cache.modify<Record<string, number>>({
    id: cache.identify({ ...node }),
    fields: { [field]: (count) => Math.max(0, count + by) },
  });
}

/** The notifications of a tab of their page, or of some kinds there. */
export const notificationList = (args: { filter: string; kinds?: readonly string[] }): ListKey => ({
  of: VIEWER_CACHE_ID,
  field: 'notifications',
  args,
});

/** The loaded lists of notifications. */
export const notificationLists = (cache: ApolloCache): ListKey[] =>
  loadedLists(cache, { of: VIEWER_CACHE_ID, field: 'notifications' });

/** The viewer's conversations, latest first. */
export const conversationList: ListKey = { of: 'Viewer:{}', field: 'conversations' };

/**
 * Marks loaded notifications as read, like the server does.
 * @param upTo the time of the latest one that was seen, as the server formats it; null for all
 */
export function markNotificationsRead(cache: ApolloCache, upTo: string | null): void {
  const ids = new Set<string>();
  for (const key of notificationLists(cache)) {
    editList(cache, key, (list) => {
      for (const { node } of list.edges) ids.add(node.__ref);
      return list;
    });
  }
  for (const id of ids) {
    cache.modify<{ isRead: boolean; createdAt: string }>({
      id,
      fields: {
        isRead: (isRead, { readField }) => isRead || upTo === null || (readField<string>('createdAt') ?? '') <= upTo,
      },
    });
  }
}

/** The named fields of a cached object; empty if it is not cached. */
function fieldsOf(cache: ApolloCache, id: string | undefined, names: readonly string[]): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  if (id === undefined) return found;
  const read = (name: string) => (value: unknown) => (found[name] = value);
  cache.modify({ id, fields: Object.fromEntries(names.map((name) => [name, read(name)])) });
  return found;
}

interface References {
  canRead(node: ListNode): Reference | null;
  text(node: Reference, field: string): string;
}

function editList(
  cache: ApolloCache,
  key: ListKey,
  edit: (list: StoredConnection, references: References) => StoredConnection,
): void {
  const own = storedNameOf(cache, key);
  eachList(cache, key, (list, storedAs, references) => (storedAs === own ? edit(list, references) : list));
}

function storedNameOf(cache: ApolloCache, { of, field, args, storedAs }: ListKey): string {
  if (storedAs !== undefined) return storedAs;
  if (!(cache instanceof InMemoryCache)) throw new TypeError('Lists are edited in an InMemoryCache only');
  const typename = of === undefined ? 'Query' : of.slice(0, of.indexOf(':'));
  return cache.policies.getStoreFieldName({ typename, fieldName: field, args: args ?? {} });
}

/** Edits the loaded lists of a field, whichever their arguments. */
function eachList(
  cache: ApolloCache,
  { of, field }: ListKey,
  edit: (list: StoredConnection, storedAs: string, references: References) => StoredConnection,
): void {
  cache.modify<Record<string, StoredConnection>>({
    ...(of === undefined ? {} : { id: of }),
    fields: {
      [field]: (list, { storeFieldName, toReference, canRead, readField }) => {
        if (!('edges' in list)) return list;
        return edit(list, storeFieldName, {
          canRead(node) {
            const reference = toReference({ ...node });
            return reference && canRead(reference) ? reference : null;
          },
          text: (node, name) => String(readField(name, node) ?? ''),
        });
      },
    },
  });
}

/** Drops help articles after an edit: visible ones refetch now, others when they are opened. */
export function forgetHelp(cache: ApolloCache): void {
  for (const fieldName of ['helpCategories', 'helpTopic', 'helpTopics', 'helpPage', 'helpTopicVersions'])
    cache.evict({ fieldName });
  cache.gc();
}

/** Drops the loaded notifications, because others are left out now: a visible list refetches. */
export function forgetNotifications(cache: ApolloCache): void {
  cache.evict({ id: VIEWER_CACHE_ID, fieldName: 'notifications' });
  cache.gc();
}
