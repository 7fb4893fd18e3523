import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { poolUse } from '#kernel/database/pool.js';
import { statementTimes } from '#kernel/database/statement-times.js';
import { SocketServer } from '#kernel/graphql/socket-server.js';
import type { AnsweredRequest } from '#kernel/logging/request-log.js';
import { MaintenanceBoard } from '../maintenance/maintenance-board.js';
import { productVersion } from '../health/product-version.js';
import { InstallationMetrics } from './installation-metrics.js';
import { statementText } from './statement-text.js';

/** Upper bounds of the times of requests, in seconds. */
const REQUEST_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
/** Milliseconds between looks at the event loop. */
const LAG_RESOLUTION_MS = 20;

/** What this process, and the installation around it, can be measured by. Counting a request costs a microsecond or two. */
@Injectable()
export class Metrics implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly registry = new Registry();
  private readonly requests = new Histogram({
    name: 'mallard_http_request_duration_seconds',
    help: 'Requests by method, route pattern and status, and how long they took.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: REQUEST_BUCKETS,
    registers: [this.registry],
  });
  private lag: ReturnType<typeof monitorEventLoopDelay> | undefined;

  constructor(
    private readonly modules: ModuleRef,
    private readonly installation: InstallationMetrics,
    private readonly maintenance: MaintenanceBoard,
  ) {}

  onApplicationBootstrap(): void {
    this.lag = monitorEventLoopDelay({ resolution: LAG_RESOLUTION_MS });
    this.lag.enable();
    this.registerProcess();
    this.registerLag();
    this.registerConnections();
  }

  onModuleDestroy(): void {
    this.lag?.disable();
  }

  /** Counts a request whose answer has gone out. */
  readonly answered = ({ method, route, status, ms }: AnsweredRequest): void => {
    this.requests.labels(method, route, String(status)).observe(ms / 1_000);
  };

  get contentType(): string {
    return this.registry.contentType;
  }

  /** Everything in Prometheus' text form. What the database would tell is missing while it does not answer. */
  async text(): Promise<string> {
    const [own, installation] = await Promise.all([this.registry.metrics(), this.installation.text()]);
    return `${own}\n${statementText(statementTimes)}${installation}`;
  }

  private gauge(name: string, help: string, read: () => number): void {
    new Gauge({
      name: `mallard_${name}`,
      help,
      registers: [this.registry],
      collect() {
        this.set(read());
      },
    });
  }

  private registerProcess(): void {
    new Gauge({
      name: 'mallard_info',
      help: 'The version that runs.',
      labelNames: ['version', 'node'] as const,
      registers: [this.registry],
    })
      .labels(productVersion(), process.version)
      .set(1);
    new Counter({
      name: 'process_cpu_seconds_total',
      help: 'Time of processors that this process used.',
      registers: [this.registry],
      collect() {
        const { user, system } = process.cpuUsage();
        this.reset();
        this.inc((user + system) / 1e6);
      },
    });
    const started = Math.round(Date.now() / 1_000 - process.uptime());
    this.gauge('start_time_seconds', 'When this process started, in seconds since 1970.', () => started);
    this.gauge('memory_resident_bytes', 'Memory of this process.', () => process.memoryUsage.rss());
    this.gauge('memory_heap_used_bytes', "What is used of JavaScript's heap.", () => process.memoryUsage().heapUsed);
  }

  private registerLag(): void {
    const { lag } = this;
    const lags = new Gauge({
      name: 'mallard_event_loop_lag_seconds',
      help: 'How late the event loop was since the last look.',
      labelNames: ['quantile'] as const,
      registers: [this.registry],
      collect() {
        if (!lag) return;
        // The histogram holds whole intervals; what is beyond the resolution is the lag.
        const beyond = (nanoseconds: number) => Math.max(0, nanoseconds / 1e9 - LAG_RESOLUTION_MS / 1e3);
        for (const quantile of [50, 99]) this.labels(String(quantile / 100)).set(beyond(lag.percentile(quantile)));
        this.labels('1').set(lag.count > 0 ? beyond(lag.max) : 0);
        lag.reset();
      },
    });
    lags.labels('1').set(0);
  }

  private registerConnections(): void {
    // Made by GraphQL's module, which stands apart from the areas.
    const sockets = this.modules.get(SocketServer, { strict: false });
    this.gauge('sockets', 'Open WebSockets.', () => sockets.size);
    this.gauge('subscriptions', 'Open subscriptions.', () => sockets.streams);
    this.gauge('maintenance_in_force', '1 while the whole site is closed.', () => (this.maintenance.global() ? 1 : 0));
    new Gauge({
      name: 'mallard_database_pool_connections',
      help: 'Connections to the database, and requests that wait for one.',
      labelNames: ['state'] as const,
      registers: [this.registry],
      collect() {
        const { total, idle, waiting } = poolUse();
        this.labels('used').set(total - idle);
        this.labels('idle').set(idle);
        this.labels('waiting').set(waiting);
      },
    });
  }
}
