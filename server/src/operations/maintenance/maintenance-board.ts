import { raw } from '@mikro-orm/core';
import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { sql } from 'kysely';
import { Database } from '#kernel/database/database.js';
import { Topics } from '#kernel/pubsub/topics.js';
import { Maintenance } from './maintenance.entity.js';
import { globalWindow, nextChange, routeWindow } from './maintenance-window.js';
import { maintenanceTopic } from './maintenance.topic.js';
import type { MaintenanceStatusView, MaintenanceView } from './maintenance.view.js';
import { visitedPath } from './route-path.js';

/** Reloads this often, in case a message was lost. */
const REFRESH_MS = 15_000;
/** Timers are limited to some weeks, so a window further away is checked again. */
const LONGEST_WAIT_MS = 3_600_000;

const CLOCK = sql<Date>`clock_timestamp()`;

/**
 * The active windows in memory, so that reading the status is free and never fails. They are loaded when one changes
 * (by topic, on every replica) and evaluated when one begins or ends. The database's clock makes replicas agree.
 */
@Injectable()
export class MaintenanceBoard implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(MaintenanceBoard.name);
  private readonly listeners = new Set<() => void>();
  private readonly subscriptions: (() => void)[] = [];
  private windows: readonly MaintenanceView[] = [];
  /** Milliseconds between this process's monotonic clock and the database's time. */
  private offset = Date.now() - performance.now();
  private reading: Promise<void> = Promise.resolve();
  private nextReading: Promise<void> | undefined;
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;

  constructor(
    private readonly database: Database,
    private readonly topics: Topics,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    this.subscriptions.push(
      this.topics.subscribe(maintenanceTopic, () => void this.read()),
      this.topics.onGap(() => void this.read()),
    );
    await this.read();
  }

  onModuleDestroy(): void {
    this.stopped = true;
    clearTimeout(this.timer);
    for (const end of this.subscriptions) end();
  }

  /** The window that closes the whole site. */
  global(): MaintenanceView | null {
    return this.windows.length === 0 ? null : globalWindow(this.windows, this.now());
  }

  /** @param routePath the current page of the web client: its window applies, or the whole site's */
  status(routePath: string | null | undefined): MaintenanceStatusView {
    const path = visitedPath(routePath);
    const own = path === null ? null : routeWindow(this.windows, path, this.now());
    const maintenance = own ?? this.global();
    return { isUnderMaintenance: maintenance !== null, maintenance };
  }

  /** Milliseconds since 1970 by the database's clock. */
  now(): number {
    return performance.now() + this.offset;
  }

  /** Calls back whenever a status may have changed. @returns a function that unsubscribes */
  onChange(callback: () => void): () => void {
    this.listeners.add(callback);
    return () => void this.listeners.delete(callback);
  }

  /** Resolves when everything committed so far is loaded. Never rejects; after an error the old windows stay. */
  read(): Promise<void> {
    // A load in progress may have begun before the change in question.
    this.nextReading ??= this.reading.then(() => {
      this.nextReading = undefined;
      this.reading = this.readNow();
      return this.reading;
    });
    return this.nextReading;
  }

  @Interval(REFRESH_MS)
  async refresh(): Promise<void> {
    await this.read();
  }

  private async readNow(): Promise<void> {
    if (this.stopped) return;
    try {
      const em = this.database.fork();
      const notOver = { $or: [{ endsAt: null }, { endsAt: { $gt: raw('clock_timestamp()') } }] };
      const [windows, { now }] = await Promise.all([
        em.find(Maintenance, { isActive: true, ...notOver }),
        this.database.reads().selectNoFrom(CLOCK.as('now')).executeTakeFirstOrThrow(),
      ]);
      this.offset = now.getTime() - performance.now();
      this.windows = windows;
    } catch (error) {
      this.logger.warn({ message: 'The maintenance windows could not be read', error });
      return;
    }
    this.changed();
  }

  private changed(): void {
    if (this.stopped) return;
    for (const listener of this.listeners) listener();
    clearTimeout(this.timer);
    const next = nextChange(this.windows, this.now());
    if (next === null) return;
    const wait = Math.min(Math.max(next - this.now(), 1), LONGEST_WAIT_MS);
    this.timer = setTimeout(() => this.changed(), wait).unref();
  }
}
