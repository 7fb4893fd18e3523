import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Database } from '#kernel/database/database.js';
import { Topics } from '#kernel/pubsub/topics.js';
import { globalWindow, nextChange, routeWindow } from './maintenance-window.js';
import { maintenanceTopic } from './maintenance.topic.js';
import { MAINTENANCE_COLUMNS, type MaintenanceStatusView, type MaintenanceView } from './maintenance.view.js';
import { visitedPath } from './route-path.js';

/** Windows that are on and not over, beside the time of the database's clock; a row without a window where there is none. */
const CURRENT = `
select clock_timestamp() as now, ${MAINTENANCE_COLUMNS}
from (select) one left join maintenances m on m.is_active and (m.ends_at is null or m.ends_at > clock_timestamp())`;

/** Reads again this often, should a message about a change have been lost. */
const REFRESH_MS = 15_000;
/** Timers can't wait for longer than some weeks; a window that is further away is looked at again until then. */
const LONGEST_WAIT_MS = 3_600_000;

type Row = { now: Date } & { [Key in keyof MaintenanceView]: MaintenanceView[Key] | null };

/**
 * The windows that are on, in memory, so that asking costs nothing and never fails: read when somebody changes one (by
 * topic, on every replica), and looked at again when one begins or ends. Time is the database's, so replicas agree.
 */
@Injectable()
export class MaintenanceBoard implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(MaintenanceBoard.name);
  private readonly listeners = new Set<() => void>();
  private readonly subscriptions: (() => void)[] = [];
  private windows: readonly MaintenanceView[] = [];
  /** Milliseconds from this process's steady clock to the time of the database. */
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

  /** @param routePath where somebody is in the web client: that page's window, or the whole site's */
  status(routePath: string | null | undefined): MaintenanceStatusView {
    const path = visitedPath(routePath);
    const own = path === null ? null : routeWindow(this.windows, path, this.now());
    const maintenance = own ?? this.global();
    return { isUnderMaintenance: maintenance !== null, maintenance };
  }

  /** Milliseconds since 1970 by the clock of the database. */
  now(): number {
    return performance.now() + this.offset;
  }

  /** Calls back whenever any status may have changed. @returns a function that stops listening */
  onChange(callback: () => void): () => void {
    this.listeners.add(callback);
    return () => void this.listeners.delete(callback);
  }

  /** Resolves when what is committed by now is known here; never rejects, and keeps what it knew where it can't read. */
  read(): Promise<void> {
    // A reading that is under way may have begun before the change that this is about.
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
      const rows = await this.database.rows<Row>(CURRENT, []);
      const now = rows[0]?.now;
      if (now) this.offset = now.getTime() - performance.now();
      this.windows = rows.flatMap(({ now: _, ...window }) => (window.id === null ? [] : [window as MaintenanceView]));
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
