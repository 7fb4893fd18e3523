import { Logger } from '@nestjs/common';
import type { JsonObject } from '../json/json.js';

type Handler = (message: JsonObject) => void;

/** The subscribers in this process. When a handler throws, that is logged and the others are still called. */
export class Subscribers {
  private readonly logger = new Logger('Topics');
  private readonly handlers = new Map<string, Set<Handler>>();
  private readonly gapCallbacks = new Set<() => void>();

  add(topic: string, handler: Handler): () => void {
    // Each subscription is wrapped, so that the same function can subscribe twice.
    const own: Handler = (message) => handler(message);
    const set = this.handlers.get(topic) ?? new Set();
    this.handlers.set(topic, set.add(own));
    return () => {
      set.delete(own);
      if (set.size === 0 && this.handlers.get(topic) === set) this.handlers.delete(topic);
    };
  }

  onGap(callback: () => void): () => void {
    const own = () => callback();
    this.gapCallbacks.add(own);
    return () => void this.gapCallbacks.delete(own);
  }

  deliver(topic: string, message: JsonObject): void {
    const set = this.handlers.get(topic);
    if (!set) return;
    // A copy, because a handler can unsubscribe or subscribe.
    for (const handler of [...set]) this.call(() => handler(message), topic);
  }

  notifyGap(): void {
    for (const callback of [...this.gapCallbacks]) this.call(callback, 'gap');
  }

  private call(action: () => void, topic: string): void {
    try {
      action();
    } catch (error) {
      this.logger.error({ message: 'A subscriber failed', topic, error });
    }
  }
}
