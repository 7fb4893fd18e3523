import { Module } from '@nestjs/common';
import { DashboardModule } from '../dashboard/dashboard.module.js';
import { HealthModule } from '../health/health.module.js';
import { InstallationMetrics } from './installation-metrics.js';
import { Metrics } from './metrics.js';

@Module({ imports: [HealthModule, DashboardModule], providers: [InstallationMetrics, Metrics], exports: [Metrics] })
export class MetricsModule {}
