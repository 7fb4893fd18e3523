import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Topics } from '#kernel/pubsub/topics.js';
import { SESSIONS_ENDED, SESSIONS_RESTRICTED } from './session.events.js';
import { SessionViewers } from './session-viewers.js';

/** How often sessions of open sockets are checked, for what no message reports: expiry, or a lost connection. */
const CHECK_MS = 15_000;
/** How long ends are remembered, for watchers that register slightly too late. */
const RECENT_MS = 60_000;

/** Calls back when a session ends or what it may do changes, so that its open connections can close. */
@Injectable()
export class SessionWatch implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger(SessionWatch.name);
  private readonly watchers = new Map<string, Set<() => void>>();
  private readonly recent = new Map<string, number>();
  private readonly subscriptions: (() => void)[] = [];

  constructor(
    private readonly viewers: SessionViewers,
    private readonly topics: Topics,
  ) {}

  onModuleInit(): void {
    this.subscriptions.push(
      this.topics.subscribe(SESSIONS_ENDED, ({ sessionIds }) => this.ended(sessionIds)),
      this.topics.subscribe(SESSIONS_RESTRICTED, ({ sessionIds }) => this.close(sessionIds)),
      this.topics.onGap(() => void this.check()),
    );
  }

  onModuleDestroy(): void {
    for (const end of this.subscriptions) end();
  }

  /** @returns a function that unsubscribes */
  onEnd(sessionId: string, callback: () => void): () => void {
    if (this.recent.has(sessionId)) {
      queueMicrotask(callback);
      return () => undefined;
    }
    const callbacks = this.watchers.get(sessionId) ?? new Set();
    callbacks.add(callback);
    this.watchers.set(sessionId, callbacks);
    return () => {
      callbacks.delete(callback);
      if (callbacks.size === 0 && this.watchers.get(sessionId) === callbacks) this.watchers.delete(sessionId);
    };
  }

  private ended(sessionIds: readonly string[]): void {
    for (const sessionId of sessionIds) this.recent.set(sessionId, performance.now());
    this.close(sessionIds);
  }

  private close(sessionIds: readonly string[]): void {
    for (const sessionId of sessionIds) {
      const callbacks = this.watchers.get(sessionId);
      this.watchers.delete(sessionId);
      for (const callback of callbacks ?? []) this.call(callback);
    }
  }

  private call(callback: () => void): void {
    try {
      callback();
    } catch (error) {
      this.logger.error({ message: 'The connections of a session could not be closed', error });
    }
  }

  @Interval(CHECK_MS)
  async check(): Promise<void> {
    const now = performance.now();
    for (const [sessionId, endedAt] of this.recent) if (now - endedAt > RECENT_MS) this.recent.delete(sessionId);
    const watched = [...this.watchers.keys()];
    try {
      const live = await this.viewers.liveAmong(watched);
      this.ended(watched.filter((sessionId) => !live.has(sessionId)));
    } catch {
      // The database is away: the next check will tell, and nothing can be written meanwhile.
    }
  }
}
