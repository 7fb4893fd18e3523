import type { ApolloCache } from '@apollo/client';
import { createContext } from 'react';
import { insertNodes, type ListPlace, placeInList, removeNode } from '../../graphql/cache-edits';

/** True around lists of what the viewer keeps: what is taken out of them there can be put back. */
export const OffersUndo = createContext(false);

/** Where a quack stood in the lists of what the viewer keeps, to put it back there. */
export type KeptPlaces = ReadonlyMap<ListPlace, number>;

export function keptPlaces(cache: ApolloCache, lists: readonly ListPlace[], postId: string): KeptPlaces {
  return new Map(lists.map((list) => [list, placeInList(cache, list, nodeOf(postId))]));
}

/** Puts a quack into the lists that were loaded: first, or where it stood before. */
export function keep(cache: ApolloCache, lists: readonly ListPlace[], postId: string, places?: KeptPlaces): void {
  for (const list of lists) insertNodes(cache, list, [nodeOf(postId)], Math.max(0, places?.get(list) ?? 0));
}

export function unkeep(cache: ApolloCache, lists: readonly ListPlace[], postId: string): void {
  for (const list of lists) removeNode(cache, list, nodeOf(postId));
}

const nodeOf = (id: string) => ({ __typename: 'Post', id });
