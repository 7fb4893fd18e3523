import { Module } from '@nestjs/common';
import { HealthModule } from '../health/health.module.js';
import { AttentionList } from './attention.js';
import { DailyFigures } from './daily-figures.js';
import { DailyFiguresJob } from './daily-figures.job.js';
import { Dashboard } from './dashboard.js';
import { DashboardResolver } from './dashboard.resolver.js';
import { FailedEvents } from './failed-events.service.js';
import { Failures } from './failures.js';
import { JobStates } from './job-states.js';
import { SystemHealthProbe } from './system-health.js';

@Module({
  imports: [HealthModule],
  providers: [
    DailyFigures,
    DailyFiguresJob,
    JobStates,
    SystemHealthProbe,
    AttentionList,
    Failures,
    FailedEvents,
    Dashboard,
    DashboardResolver,
  ],
  exports: [JobStates],
})
export class DashboardModule {}
