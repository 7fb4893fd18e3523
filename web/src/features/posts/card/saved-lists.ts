import type { ApolloCache } from '@apollo/client';
import { createContext } from 'react';
import { insertNodes, type ListKey, indexInList, removeNode } from '../../../graphql/cache-edits';

/** True around lists of what the viewer keeps: what is taken out of them there can be put back. */
export const OffersUndo = createContext(false);

/** True around the list of pins, where menus offer what can be done with a pin. */
export const ShowsPins = createContext(false);

/** Where a quack stood in those lists of what the viewer keeps that had it, to put it back there. */
export type ListPositions = ReadonlyMap<ListKey, number>;

export function positionsInLists(cache: ApolloCache, lists: readonly ListKey[], postId: string): ListPositions {
  return new Map(
    lists.map((list) => [list, indexInList(cache, list, nodeOf(postId))] as const).filter(([, at]) => at >= 0),
  );
}

/** Puts a quack into the lists that were loaded, first, and back into those where it stood before. */
export function addToLists(
  cache: ApolloCache,
  lists: readonly ListKey[],
  postId: string,
  positions: ListPositions = new Map(),
): void {
  for (const list of new Set([...lists, ...positions.keys()]))
    insertNodes(cache, list, [nodeOf(postId)], positions.get(list) ?? 0);
}

export function removeFromLists(cache: ApolloCache, lists: readonly ListKey[], postId: string): void {
  for (const list of lists) removeNode(cache, list, nodeOf(postId));
}

const nodeOf = (id: string) => ({ __typename: 'Post', id });
