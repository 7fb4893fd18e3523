import type { ApolloCache, Cache, OperationVariables, TypedDocumentNode } from '@apollo/client';

export interface Question<Data> {
  query: TypedDocumentNode<Data, OperationVariables>;
  /** The cache id of what is asked; the query root where absent. */
  id?: string | undefined;
  variables?: OperationVariables;
}

/** What a question reads of the cache, now and after each change of it, as `useSyncExternalStore` wants it. */
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

  /** Null where anything of it is missing. The same object for as long as nothing of it changes. */
  read = (): Data | null => {
    this.seen ??= this.cache.diff<Data>({ ...this.asked, returnPartialData: false });
    return this.seen.complete ? this.seen.result : null;
  };
}
