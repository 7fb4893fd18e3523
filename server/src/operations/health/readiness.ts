import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { ConnectionSettings } from '#kernel/database/connection-settings.js';
import { DatabaseProbe } from './database-probe.js';
import { DegradedParts } from './degraded-parts.js';

export interface ReadinessReport {
  readonly ready: boolean;
  /** Services that this process runs without, such as `redis`. */
  readonly degraded: readonly string[];
}

/** Whether a load balancer should send requests here. */
@Injectable()
export class Readiness implements OnApplicationShutdown {
  private readonly probe: DatabaseProbe;
  private serving = false;

  constructor(
    connection: ConnectionSettings,
    private readonly parts: DegradedParts,
  ) {
    this.probe = new DatabaseProbe(connection.config);
  }

  /** The application is listening. */
  started(): void {
    this.serving = true;
  }

  /** The application is about to stop and is no longer ready. */
  stopping(): void {
    this.serving = false;
  }

  async report(): Promise<ReadinessReport> {
    return { ready: this.serving && (await this.probe.reachable()), degraded: this.parts.now() };
  }

  async onApplicationShutdown(): Promise<void> {
    await this.probe.close();
  }
}
