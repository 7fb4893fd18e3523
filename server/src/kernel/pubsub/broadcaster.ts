import { Logger } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { Viewer } from '../request/viewer.js';
import { LiveQueue } from './live-queue.js';

/** How many item ids are remembered, so that an event that is handled again is not sent twice. */
const REMEMBERED = 1_000;

/** One open subscription. */
export interface Listener<Filter, View> {
  readonly viewer: Viewer;
  readonly filter: Filter;
  readonly queue: LiveQueue<View>;
}

/**
 * Sends each new item to the open subscriptions whose filter matches and whose viewer may see it. Views for all viewers are
 * made together, so the number of statements per item does not depend on the number of subscriptions.
 */
export abstract class Broadcaster<Filter, Item extends { readonly id: string }, View> {
  protected readonly logger = new Logger(this.constructor.name);
  private readonly open = new Set<Listener<Filter, View>>();
  private readonly seen = new LRUCache<string, true>({ max: REMEMBERED });
  private last: Promise<void> = Promise.resolve();

  /** How many subscriptions are open in this process. */
  get listenerCount(): number {
    return this.open.size;
  }

  /** New items from now on; ends when its reader stops. */
  protected join(viewer: Viewer, filter: Filter): LiveQueue<View> {
    const queue = new LiveQueue<View>(() => this.open.delete(listener));
    const listener: Listener<Filter, View> = { viewer, filter, queue };
    this.open.add(listener);
    return queue;
  }

  /** A handler for `Topics.subscribe`. */
  protected readonly publish = (item: Item): void => {
    if (this.open.size === 0 || this.isRepeated(item.id)) return;
    // Sequentially, so that everyone gets them in order.
    this.last = this.last.then(() => this.deliver(item));
  };

  /** The listeners whose filter matches the item. */
  protected abstract audienceOf(
    item: Item,
    listeners: ReadonlySet<Listener<Filter, View>>,
  ): readonly Listener<Filter, View>[] | Promise<readonly Listener<Filter, View>[]>;

  /** The view of each user, and of a visitor under null; absent where they may not see the item. */
  protected abstract viewsOf(item: Item, userIds: readonly string[]): Promise<ReadonlyMap<string | null, View>>;

  /** Whether a subscription gets what its viewer may see; the viewer's own filters decide here. */
  protected isWanted(_view: View, _filter: Filter): boolean {
    return true;
  }

  private isRepeated(id: string): boolean {
    if (this.seen.has(id)) return true;
    this.seen.set(id, true);
    return false;
  }

  private async deliver(item: Item): Promise<void> {
    try {
      const audience = await this.audienceOf(item, this.open);
      if (audience.length === 0) return;
      const ids = audience.map(({ viewer }) => viewer.id).filter((id) => id !== null);
      const views = await this.viewsOf(item, [...new Set(ids)]);
      for (const { viewer, filter, queue } of audience) {
        const view = views.get(viewer.id);
        if (view !== undefined && this.isWanted(view, filter)) queue.push(view);
      }
    } catch (error) {
      // The item is on the next page that a reader loads; no subscription ends because of a failure here.
      this.logger.warn({ message: 'Live updates could not be delivered', error });
    }
  }
}
