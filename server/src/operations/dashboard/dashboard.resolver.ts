import { Args, Int, Query, Resolver } from '@nestjs/graphql';
import { Allow } from '#kernel/request/allow.decorator.js';
import { Dashboard } from './dashboard.js';
import { AdminDashboardView } from './dashboard.view.js';

@Resolver()
export class DashboardResolver {
  constructor(private readonly dashboard: Dashboard) {}

  @Allow('admin', 'system.read')
  @Query(() => AdminDashboardView, { description: 'days is 7, 30 or 90.' })
  adminDashboard(
    @Args('days', { type: () => Int, defaultValue: 30, description: 'How far back the figures go: 7, 30 or 90.' })
    days: number,
  ): Promise<AdminDashboardView> {
    return this.dashboard.show(days);
  }
}
