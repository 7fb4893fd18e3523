import type { ApolloCache, Cache, OperationVariables, TypedDocumentNode } from '@apollo/client';

export interface Question<Data> {
  query: TypedDocumentNode<Data, OperationVariables>;
  /** The cache id of the object to read; the query root if absent. */
  id?: string | undefined;
  variables?: OperationVariables;
}

/** What a query reads from the cache, as a store for `useSyncExternalStore`. */
export class CacheWatch<Data> {
  private seen: Cache.DiffResult<Data> | undefined;
  private readonly asked;

  constructor(
    private readonly cache: ApolloCache,
    { query, id, variables = {} }: Question<Data>,
  ) {
    this.asked = { query, variables, optimistic: true, ...(id === undefined ? {} : { id }) };
  }

  subscribe = (listener: () => void): (() => void) => {
    const callback = (diff: Cache.DiffResult<Data>) => {
      this.seen = diff;
      listener();
    };
    const last = this.read() === null ? {} : { lastDiff: this.seen! };
    return this.cache.watch<Data>({ ...this.asked, ...last, callback, immediate: true });
  };

  /** Null if any field is missing. The same object as long as nothing in it changes. */
  read = (): Data | null => {
    this.seen ??= this.cache.diff<Data>({ ...this.asked, returnPartialData: false });
    return this.seen.complete ? this.seen.result : null;
  };
}
