import { Args, Int, Query, Resolver } from '@nestjs/graphql';
import { Allow } from '#kernel/request/allow.decorator.js';
import { Dashboard } from './dashboard.js';
import { AdminDashboardView, SystemFailureView } from './dashboard.view.js';
import { Failures } from './failures.js';

@Resolver()
export class DashboardResolver {
  constructor(
    private readonly dashboard: Dashboard,
    private readonly failures: Failures,
  ) {}

  @Allow('admin', 'system.read')
  @Query(() => AdminDashboardView, { description: 'days is 7, 30 or 90.' })
  adminDashboard(
    @Args('days', { type: () => Int, defaultValue: 30, description: 'How far back the figures go: 7, 30 or 90.' })
    days: number,
  ): Promise<AdminDashboardView> {
    return this.dashboard.show(days);
  }

  @Allow('admin', 'system.read')
  @Query(() => [SystemFailureView], {
    description:
      'Emails, jobs and events that failed, newest first; at most 50 of each kind. Requires the claim system.read.',
  })
  systemFailures(): Promise<SystemFailureView[]> {
    return this.failures.latest();
  }
}
