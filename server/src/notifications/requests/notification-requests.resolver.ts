import { Args, ID, Int, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { ViewerPayload } from '#identity/viewer/viewer.payloads.js';
import { ViewerView, ViewerViews } from '#identity/viewer/viewer.view.js';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { type Connection, connectionOf } from '#kernel/paging/connection.js';
import { keysetPage } from '#kernel/paging/keyset.js';
import { PageArgs } from '#kernel/paging/page-args.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { SignedIn } from '#kernel/request/ctx.decorator.js';
import { parseId } from '#kernel/request/id.pipe.js';
import { TokenScope } from '#kernel/request/scopes/token-scope.decorator.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { NotificationRequestTimelines } from './notification-request.timelines.js';
import { NotificationRequestConnection, type NotificationRequestView } from './notification-request.view.js';
import { NotificationRequestsService } from './notification-requests.service.js';

const LIST = 'viewer.notificationRequests';

@Resolver(() => ViewerView)
export class NotificationRequestsResolver {
  constructor(
    private readonly requests: NotificationRequestsService,
    private readonly timelines: NotificationRequestTimelines,
    private readonly views: ViewerViews,
  ) {}

  @TokenScope('read')
  @ResolveField(() => NotificationRequestConnection, {
    description: 'People whose notifications wait for the viewer to accept them, latest activity first.',
  })
  async notificationRequests(
    @Parent() me: ViewerView,
    @Args() args: PageArgs,
  ): Promise<Connection<NotificationRequestView>> {
    const page = keysetPage(LIST, args);
    const { idPage, requests } = await this.timelines.of(me, page);
    return connectionOf(LIST, page, idPage, requests);
  }

  @TokenScope('read')
  @ResolveField(() => Int, { description: 'How many people they are, of the newest 2,000 notifications that wait.' })
  notificationRequestCount(@Parent() me: ViewerView): Promise<number> {
    return this.timelines.countOf(me.id);
  }

  @Allow('user')
  @TokenScope('write')
  @Limit('request')
  @Mutation(() => ViewerPayload, {
    description:
      'What waits of this person is shown, and what they do arrives from now on, whatever the policy says. Doing so again changes nothing.',
  })
  async acceptNotificationRequest(
    @Args('userId', { type: () => ID, description: 'The person whose notifications wait.' }) userId: string,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<ViewerPayload> {
    await this.requests.accept(viewer, parseId(userId, 'userId'));
    return this.views.payloadOf(viewer);
  }

  @Allow('user')
  @TokenScope('write')
  @Limit('request')
  @Mutation(() => ViewerPayload, {
    description: 'Hides what waits of this person. What they do later waits again. The person is not told.',
  })
  async dismissNotificationRequest(
    @Args('userId', { type: () => ID, description: 'The person whose notifications wait.' }) userId: string,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<ViewerPayload> {
    await this.requests.dismiss(viewer, parseId(userId, 'userId'));
    return this.views.payloadOf(viewer);
  }

  @Allow('user')
  @TokenScope('write')
  @Limit('request')
  @Mutation(() => ViewerPayload, {
    description: 'Undoes accepting or dismissing: what waited waits again. Doing so again changes nothing.',
  })
  async restoreNotificationRequest(
    @Args('userId', { type: () => ID, description: 'The person whose notifications waited.' }) userId: string,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<ViewerPayload> {
    await this.requests.restore(viewer, parseId(userId, 'userId'));
    return this.views.payloadOf(viewer);
  }
}
