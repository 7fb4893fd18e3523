import { Args, ID, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { SignedIn } from '#kernel/request/ctx.decorator.js';
import { parseId } from '#kernel/request/id.pipe.js';
import { TokenScope } from '#kernel/request/scopes/token-scope.decorator.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { Dashboard } from './dashboard.js';
import { AdminDashboardView, RetryFailedEventPayload, SystemFailureView } from './dashboard.view.js';
import { FailedEvents } from './failed-events.service.js';
import { Failures } from './failures.js';

@Resolver()
export class DashboardResolver {
  constructor(
    private readonly dashboard: Dashboard,
    private readonly failures: Failures,
    private readonly failedEvents: FailedEvents,
  ) {}

  @Allow('admin', 'system.read')
  @TokenScope('admin')
  @Query(() => AdminDashboardView, { description: 'days is 7, 30 or 90.' })
  adminDashboard(
    @Args('days', { type: () => Int, defaultValue: 30, description: 'How far back the figures go: 7, 30 or 90.' })
    days: number,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<AdminDashboardView> {
    return this.dashboard.show(days, viewer);
  }

  @Allow('admin', 'system.read')
  @TokenScope('admin')
  @Query(() => [SystemFailureView], {
    description:
      'Emails, jobs and events that failed, newest first; at most 50 of each kind. Requires the claim system.read.',
  })
  systemFailures(): Promise<SystemFailureView[]> {
    return this.failures.latest();
  }

  @Allow('admin', 'system.read')
  @TokenScope('admin')
  @Limit('admin-write')
  @Mutation(() => RetryFailedEventPayload, {
    description:
      'Tries an event of systemFailures again at once; it is listed again if it keeps failing. Requires the claim system.read.',
  })
  async retryFailedEvent(
    @Args('id', { type: () => ID, description: 'The event to try again.' }) id: string,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<RetryFailedEventPayload> {
    await this.failedEvents.retry(viewer, parseId(id, 'id'));
    return { eventId: id };
  }
}
