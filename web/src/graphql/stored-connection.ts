import type { Reference, StoreObject } from '@apollo/client';

/** An edge in the cache. */
export interface StoredEdge extends StoreObject {
  /** Lists of posts have it only at the end of each page. */
  cursor?: string;
  node: Reference;
}

/** A Relay connection in the cache. */
export interface StoredConnection extends StoreObject {
  edges: readonly StoredEdge[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}
