import DataLoader from 'dataloader';
import type { RequestContext } from '../request/request-context.js';

/**
 * Batches lookups by key within one request. A subclass fetches a batch;
 * a request's loader is created on first use and collected with its context.
 */
export abstract class RequestLoader<K, V> {
  private readonly perRequest = new WeakMap<RequestContext, DataLoader<K, V | null>>();

  /** @returns an entry for each key that exists; the others load as null */
  protected abstract fetch(keys: readonly K[], ctx: RequestContext): Promise<ReadonlyMap<K, V>>;

  for(ctx: RequestContext): DataLoader<K, V | null> {
    let loader = this.perRequest.get(ctx);
    if (!loader) {
      loader = new DataLoader<K, V | null>(async (keys) => {
        const found = await this.fetch(keys, ctx);
        return keys.map((key) => found.get(key) ?? null);
      });
      this.perRequest.set(ctx, loader);
    }
    return loader;
  }

  /** Caches a value that another query has read, so that loading it costs nothing. */
  prime(ctx: RequestContext, key: K, value: V): void {
    this.for(ctx).prime(key, value);
  }
}
