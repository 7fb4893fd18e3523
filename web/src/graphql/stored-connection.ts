import type { Reference, StoreObject } from '@apollo/client';

/** An edge in the cache. */
export interface StoredEdge extends StoreObject {
  cursor: string;
  node: Reference;
}

/** A Relay connection in the cache. */
export interface StoredConnection extends StoreObject {
  edges: readonly StoredEdge[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}
