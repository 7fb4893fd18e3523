import { type ApolloCache, InMemoryCache, isReference, type Reference } from '@apollo/client';
import { deletedPosts, type StoredConnection, type StoredEdge } from './cache';

/** Where a list lives: a field of the query root, or of the object with cache id `of`. */
export interface ListPlace {
  /** From `cache.identify`; the query root where absent. */
  of?: string;
  field: string;
  /** The arguments that tell this list from its siblings, such as `{ feed: 'FOLLOWING' }`. */
  args?: Record<string, unknown>;
}

/** A node as a subscription or a mutation answers it. It must be in the cache, with what the list's rows read. */
export interface ListNode {
  __typename: string;
  id: string;
}

/** The cache id of the viewer's private side. */
export const OWN_SIDE = 'Viewer:{}';

/** The streams that a new quack of the viewer belongs to. */
export const ownStreams: readonly ListPlace[] = [
  { field: 'stream', args: { feed: 'FOLLOWING' } },
  { field: 'stream', args: { feed: 'EVERYONE' } },
];

/** The lists of what the viewer gave a nod, latest first. */
export const nodLists = (viewerId: string): readonly ListPlace[] => [
  { of: OWN_SIDE, field: 'nods' },
  { of: `User:${viewerId}`, field: 'nods' },
];

/** The list of what the viewer pinned, latest first. */
export const pinLists: readonly ListPlace[] = [{ of: OWN_SIDE, field: 'pins' }];

/** Puts nodes before a list that was loaded already, in their own order; those in it stay where they are. */
export function prependNodes(cache: ApolloCache, place: ListPlace, nodes: readonly ListNode[]): void {
  insertNodes(cache, place, nodes, 0);
}

export const prependNode = (cache: ApolloCache, place: ListPlace, node: ListNode): void =>
  prependNodes(cache, place, [node]);

/** The same at another place of the list: the row that now stands there comes after them. */
export function insertNodes(cache: ApolloCache, place: ListPlace, nodes: readonly ListNode[], at: number): void {
  editList(cache, place, (list, references) => {
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
 * Puts a node into a list that was loaded already, where its field says so, in ascending order. What belongs after the last
 * node of a list that goes on is left to the page that will bring it.
 */
export function placeNode(cache: ApolloCache, place: ListPlace, node: ListNode, orderedBy: string): void {
  editList(cache, place, (list, references) => {
    const reference = references.canRead(node);
    if (!reference || list.edges.some((edge) => edge.node.__ref === reference.__ref)) return list;
    const order = references.text(reference, orderedBy);
    const after = list.edges.findIndex((edge) => references.text(edge.node, orderedBy) > order);
    if (after === -1 && list.pageInfo.hasNextPage) return list;
    const edge: StoredEdge = { __typename: `${node.__typename}Edge`, cursor: '', node: reference };
    return { ...list, edges: list.edges.toSpliced(after === -1 ? list.edges.length : after, 0, edge) };
  });
}

/** Takes a node out of one list, where it still exists elsewhere: an undone nod, a person no longer followed. */
export function removeNode(cache: ApolloCache, place: ListPlace, node: ListNode): void {
  const id = cache.identify({ ...node });
  editList(cache, place, (list) => ({ ...list, edges: list.edges.filter((edge) => edge.node.__ref !== id) }));
}

/** Puts a node before a list that was loaded already, also where it stood further down. */
export function moveToFront(cache: ApolloCache, place: ListPlace, node: ListNode): void {
  removeNode(cache, place, node);
  prependNode(cache, place, node);
}

/** Where a node stands in a list, from 0; -1 where it does not, or the list was never loaded. */
export function placeInList(cache: ApolloCache, place: ListPlace, node: ListNode): number {
  const id = cache.identify({ ...node });
  let found = -1;
  editList(cache, place, (list) => {
    if (found < 0) found = list.edges.findIndex((edge) => edge.node.__ref === id);
    return list;
  });
  return found;
}

export const holdsNode = (cache: ApolloCache, place: ListPlace, node: ListNode): boolean =>
  placeInList(cache, place, node) >= 0;

/**
 * A deleted quack leaves every list, every thread and every card that quotes it. What it was counted in falls by one: the
 * replies of what it answered, or the quacks of its author.
 */
export function removePostEverywhere(cache: ApolloCache, postId: string): void {
  const id = cache.identify({ __typename: 'Post', id: postId });
  const { parent, author, isReply } = fieldsOf(cache, id, ['parent', 'author', 'isReply']);
  if (isReference(parent)) bumpCount(cache, parent, 'replyCount', -1);
  else if (isReference(author) && !isReply) bumpCount(cache, author, 'postCount', -1);
  if (id !== undefined) deletedPosts(new Set([...deletedPosts(), id]));
  cache.evict({ id });
  cache.gc();
}

/** Changes a counter of one object, never below 0. For counts that no answer of the server brings along. */
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

/** The lists of notifications, one for each tab of their page. */
export const notificationLists: readonly ListPlace[] = ['ALL', 'MENTIONS', 'UNREAD'].map((filter) => ({
  of: 'Viewer:{}',
  field: 'notifications',
  args: { filter },
}));

/** The viewer's conversations, the latest first. */
export const conversationList: ListPlace = { of: 'Viewer:{}', field: 'conversations' };

/**
 * Marks loaded notifications as read, as the server does it.
 * @param upTo the latest moment that was seen, as the server writes it; null for all
 */
export function markNotificationsRead(cache: ApolloCache, upTo: string | null): void {
  const ids = new Set<string>();
  for (const place of notificationLists) {
    editList(cache, place, (list) => {
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

/** What the cache holds of an object; nothing of one that it does not know. */
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
  { of, field, args }: ListPlace,
  edit: (list: StoredConnection, references: References) => StoredConnection,
): void {
  if (!(cache instanceof InMemoryCache)) throw new TypeError('Lists are edited in an InMemoryCache only');
  const typename = of === undefined ? 'Query' : of.slice(0, of.indexOf(':'));
  const storedAs = cache.policies.getStoreFieldName({ typename, fieldName: field, args: args ?? {} });
  cache.modify<Record<string, StoredConnection>>({
    ...(of === undefined ? {} : { id: of }),
    fields: {
      [field]: (list, { storeFieldName, toReference, canRead, readField }) => {
        if (storeFieldName !== storedAs || !('edges' in list)) return list;
        return edit(list, {
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

/** After an editor's change: what is shown of the help center is asked for anew, the rest when somebody looks at it. */
export function forgetHelp(cache: ApolloCache): void {
  for (const fieldName of ['helpCategories', 'helpTopic', 'helpTopics', 'helpPage']) cache.evict({ fieldName });
  cache.gc();
}
