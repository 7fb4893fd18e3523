import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { poolUse } from '#kernel/database/pool.js';
import { Overload } from '#kernel/limits/overload.js';
import { statementTimes } from '#kernel/database/statement-times.js';
import { SocketServer } from '#kernel/graphql/socket/socket-server.js';
import type { AnsweredRequest } from '#kernel/logging/request-log.js';
import { MaintenanceBoard } from '../maintenance/maintenance-board.js';
import { productVersion } from '#kernel/config/product-version.js';
import { InstallationMetrics } from './installation-metrics.js';
import { statementText } from './statement-text.js';

/** Upper bounds of request durations, in seconds. */
const REQUEST_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const OPERATION_BUCKETS = [0.01, 0.05, 0.25, 1, 5];
/** The web client has about 230. */
const MAX_OPERATION_NAMES = 400;
/** Milliseconds between samples of the event loop. */
const LAG_RESOLUTION_MS = 20;

/** Metrics of this process and of the installation. Counting a request costs one or two microseconds. */
@Injectable()
export class Metrics implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly registry = new Registry();
  private readonly requests = new Histogram({
    name: 'mallard_http_request_duration_seconds',
    help: 'Duration of requests by method, route pattern and status.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: REQUEST_BUCKETS,
    registers: [this.registry],
  });
  private readonly operations = new Histogram({
    name: 'mallard_graphql_operation_duration_seconds',
    help: 'Duration of GraphQL requests over HTTP by the name of the operation.',
    labelNames: ['operation'] as const,
    buckets: OPERATION_BUCKETS,
    registers: [this.registry],
  });
  private readonly operationErrors = new Counter({
    name: 'mallard_graphql_errors_total',
    help: 'GraphQL requests over HTTP with an error, by the name of the operation and the code of the first error.',
    labelNames: ['operation', 'code'] as const,
    registers: [this.registry],
  });
  private readonly operationNames = new Set<string>();
  private lag: ReturnType<typeof monitorEventLoopDelay> | undefined;

  constructor(
    private readonly modules: ModuleRef,
    private readonly installation: InstallationMetrics,
    private readonly maintenance: MaintenanceBoard,
    private readonly overload: Overload,
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

  /** Counts a finished request. */
  readonly answered = ({ method, route, status, ms, operation }: AnsweredRequest): void => {
    this.requests.labels(method, route, String(status)).observe(ms / 1_000);
    if (!operation) return;
    const name = this.labelFor(operation.name);
    this.operations.labels(name).observe(ms / 1_000);
    if (operation.code !== undefined) this.operationErrors.labels(name, operation.code).inc();
  };

  /** Clients choose the names, and each new one would take memory for ever. */
  private labelFor(name = 'unnamed'): string {
    if (!this.operationNames.has(name) && this.operationNames.size >= MAX_OPERATION_NAMES) return 'other';
    this.operationNames.add(name);
    return name;
  }

  get contentType(): string {
    return this.registry.contentType;
  }

  /** All metrics in Prometheus' text format. Those from the database are omitted while it is unreachable. */
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
      help: 'The running version.',
      labelNames: ['version', 'node'] as const,
      registers: [this.registry],
    })
      .labels(productVersion(), process.version)
      .set(1);
    new Counter({
      name: 'process_cpu_seconds_total',
      help: 'CPU time of this process, in seconds.',
      registers: [this.registry],
      collect() {
        const { user, system } = process.cpuUsage();
        this.reset();
        this.inc((user + system) / 1e6);
      },
    });
    const { overload } = this;
    new Counter({
      name: 'mallard_overload_refusals_total',
      help: 'Requests refused because the server was at its limit.',
      registers: [this.registry],
      collect() {
        this.reset();
        this.inc(overload.refusals);
      },
    });
    const started = Math.round(Date.now() / 1_000 - process.uptime());
    this.gauge('start_time_seconds', 'When this process started, in seconds since 1970.', () => started);
    this.gauge('memory_resident_bytes', 'Resident memory of this process.', () => process.memoryUsage.rss());
    this.gauge('memory_heap_used_bytes', 'JavaScript heap in use.', () => process.memoryUsage().heapUsed);
  }

  private registerLag(): void {
    const { lag } = this;
    const lags = new Gauge({
      name: 'mallard_event_loop_lag_seconds',
      help: 'Event loop lag since the last scrape.',
      labelNames: ['quantile'] as const,
      registers: [this.registry],
      collect() {
        if (!lag) return;
        // The histogram includes the sampling interval; what exceeds the resolution is the lag.
        const beyond = (nanoseconds: number) => Math.max(0, nanoseconds / 1e9 - LAG_RESOLUTION_MS / 1e3);
        for (const quantile of [50, 99]) this.labels(String(quantile / 100)).set(beyond(lag.percentile(quantile)));
        this.labels('1').set(lag.count > 0 ? beyond(lag.max) : 0);
        lag.reset();
      },
    });
    lags.labels('1').set(0);
  }

  private registerConnections(): void {
    // Provided by the GraphQL module, which is outside the areas.
    const sockets = this.modules.get(SocketServer, { strict: false });
    this.gauge('sockets', 'Open WebSockets.', () => sockets.size);
    this.gauge('subscriptions', 'Open subscriptions.', () => sockets.subscriptions);
    this.gauge('maintenance_in_force', '1 while the whole site is in maintenance.', () =>
      this.maintenance.global() ? 1 : 0,
    );
    new Gauge({
      name: 'mallard_database_pool_connections',
      help: 'Database connections, and requests waiting for one.',
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
