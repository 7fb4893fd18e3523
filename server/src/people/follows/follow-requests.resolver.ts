import { Args, Field, ID, Int, Mutation, ObjectType, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { ViewerView } from '#identity/viewer/viewer.view.js';
import { UserNotFound } from '#identity/users/user.errors.js';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { type Connection, connectionOf } from '#kernel/paging/connection.js';
import { keysetPage } from '#kernel/paging/keyset.js';
import { PageArgs } from '#kernel/paging/page-args.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { SignedIn } from '#kernel/request/ctx.decorator.js';
import { parseId } from '#kernel/request/id.pipe.js';
import { TokenScope } from '#kernel/request/scopes/token-scope.decorator.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { UserPayload } from '../users/user.payloads.js';
import { UserConnection, UserView, UserViews } from '../users/user.view.js';
import { FollowRequestTimelines } from './follow-request.timelines.js';
import { FollowRequestsService } from './follow-requests.service.js';
import { FollowsService } from './follows.service.js';

const LIST = 'viewer.followRequests';

@ObjectType({ description: 'What came of accepting all requests to follow.' })
export class AcceptAllFollowsPayload {
  @Field(() => Int, { description: 'How many people follow the viewer by this call, at most 200.' })
  acceptedCount!: number;
  @Field(() => Int, { description: 'How many requests are left; call again to accept them.' })
  remainingCount!: number;
}

/** Requests to follow the viewer, and what the viewer decides about followers. */
@Resolver(() => ViewerView)
export class FollowRequestsResolver {
  constructor(
    private readonly requests: FollowRequestsService,
    private readonly follows: FollowsService,
    private readonly timelines: FollowRequestTimelines,
    private readonly views: UserViews,
  ) {}

  @TokenScope('read')
  @ResolveField(() => UserConnection, { description: 'The people who ask to follow the viewer, latest first.' })
  async followRequests(
    @Parent() me: ViewerView,
    @Args() args: PageArgs,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<Connection<UserView>> {
    const page = keysetPage(LIST, args);
    const idPage = await this.timelines.toUser(me.id, page);
    return connectionOf(LIST, page, idPage, await this.views.byIds(idPage.ids, viewer));
  }

  @TokenScope('read')
  @ResolveField(() => Int, { description: 'How many people ask to follow the viewer.' })
  followRequestCount(@Parent() me: ViewerView): Promise<number> {
    return this.timelines.countOf(me.id);
  }

  @Allow('user')
  @TokenScope('follow')
  @Limit('follow')
  @Mutation(() => UserPayload, {
    description: 'Accepts a request to follow the viewer. For someone who follows already, nothing changes.',
  })
  async acceptFollow(
    @Args('userId', { type: () => ID, description: 'The person who asks.' }) userId: string,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<UserPayload> {
    return this.payload(await this.requests.accept(viewer, parseId(userId, 'userId')), viewer);
  }

  @Allow('user')
  @TokenScope('follow')
  @Limit('follow')
  @Mutation(() => UserPayload, {
    description: 'Deletes a request to follow the viewer. The person is not told. Doing so again changes nothing.',
  })
  async rejectFollow(
    @Args('userId', { type: () => ID, description: 'The person who asks.' }) userId: string,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<UserPayload> {
    return this.payload(await this.requests.reject(viewer, parseId(userId, 'userId')), viewer);
  }

  @Allow('user')
  @TokenScope('follow')
  @Limit('follow')
  @Mutation(() => AcceptAllFollowsPayload, {
    description: 'Accepts the requests to follow the viewer that have waited longest, at most 200.',
  })
  async acceptAllFollows(@SignedIn() viewer: SignedInViewer): Promise<AcceptAllFollowsPayload> {
    const acceptedCount = await this.requests.acceptAll(viewer);
    return { acceptedCount, remainingCount: await this.timelines.countOf(viewer.id) };
  }

  @Allow('user')
  @TokenScope('follow')
  @Limit('follow')
  @Mutation(() => UserPayload, {
    description:
      'Ends a follow of the viewer. The person is not told, and may follow again. Doing so again changes nothing.',
  })
  async removeFollower(
    @Args('id', { type: () => ID, description: 'The person who follows the viewer.' }) id: string,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<UserPayload> {
    return this.payload(await this.follows.removeFollower(viewer, parseId(id, 'id')), viewer);
  }

  private async payload(id: string, viewer: SignedInViewer): Promise<UserPayload> {
    const user = await this.views.byId(id, viewer);
    if (!user) throw new UserNotFound();
    return { user };
  }
}
