import { Logger } from '@nestjs/common';
import type { Viewer } from '../request/viewer.js';
import { LiveQueue } from './live-queue.js';

/** How many pieces of news are remembered, so that none is told twice where an event is delivered again. */
const REMEMBERED = 1_000;

/** One open subscription. */
export interface Listener<Wish, View> {
  readonly viewer: Viewer;
  /** What it asked for. */
  readonly wish: Wish;
  readonly queue: LiveQueue<View>;
}

/**
 * Hands each piece of news to those of its listeners who asked for it and may see it. A subclass says who asked, and makes the
 * views of all of them at once, so the number of statements for a piece of news does not depend on how many listen.
 */
export abstract class LiveAudience<Wish, News extends { readonly id: string }, View> {
  protected readonly logger = new Logger(this.constructor.name);
  private readonly open = new Set<Listener<Wish, View>>();
  private readonly told = new Set<string>();
  private last: Promise<void> = Promise.resolve();

  /** How many subscriptions are open in this process. */
  get listenerCount(): number {
    return this.open.size;
  }

  /** What happens from now on; ends when its reader leaves. */
  protected join(viewer: Viewer, wish: Wish): LiveQueue<View> {
    const queue = new LiveQueue<View>(() => this.open.delete(listener));
    const listener: Listener<Wish, View> = { viewer, wish, queue };
    this.open.add(listener);
    return queue;
  }

  /** Give it to `Topics.subscribe`. */
  protected readonly announce = (news: News): void => {
    if (this.open.size === 0 || this.isKnown(news.id)) return;
    // One after the other, so that everyone gets them in the order in which they came.
    this.last = this.last.then(() => this.deliver(news));
  };

  /** Those who asked for this and may have it. */
  protected abstract audienceOf(
    news: News,
    listeners: ReadonlySet<Listener<Wish, View>>,
  ): readonly Listener<Wish, View>[] | Promise<readonly Listener<Wish, View>[]>;

  /** What each person, and under null a visitor, is shown; absent where they may not see it. */
  protected abstract viewsOf(news: News, personIds: readonly string[]): Promise<ReadonlyMap<string | null, View>>;

  private isKnown(id: string): boolean {
    if (this.told.has(id)) return true;
    this.told.add(id);
    const [oldest] = this.told;
    if (oldest !== undefined && this.told.size > REMEMBERED) this.told.delete(oldest);
    return false;
  }

  private async deliver(news: News): Promise<void> {
    try {
      const audience = await this.audienceOf(news, this.open);
      if (audience.length === 0) return;
      const ids = audience.map(({ viewer }) => viewer.id).filter((id) => id !== null);
      const views = await this.viewsOf(news, [...new Set(ids)]);
      for (const { viewer, queue } of audience) {
        const view = views.get(viewer.id);
        if (view !== undefined) queue.push(view);
      }
    } catch (error) {
      // Whoever misses it here finds it with the next page; a reader is never cut off for our fault.
      this.logger.warn({ message: 'News could not be shown live', error });
    }
  }
}
