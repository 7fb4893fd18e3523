import { Args, Field, ID, Mutation, ObjectType, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { UserNotFound } from '#identity/users/user.errors.js';
import { parseId } from '#kernel/graphql/id.js';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { type Connection, connectionOf } from '#kernel/paging/connection.js';
import { keysetPage } from '#kernel/paging/keyset.js';
import { PageArgs } from '#kernel/paging/page-args.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { Ctx, SignedIn } from '#kernel/request/ctx.decorator.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import type { SignedInViewer, Viewer } from '#kernel/request/viewer.js';
import { type FollowSide, UserTimelines } from '../users/user.timelines.js';
import { UserConnection, UserView, UserViews } from '../users/user.view.js';
import { FollowsService } from './follows.service.js';

@ObjectType()
export class UserPayload {
  @Field(() => UserView) user!: UserView;
}

@Resolver(() => UserView)
export class FollowsResolver {
  constructor(
    private readonly follows: FollowsService,
    private readonly timelines: UserTimelines,
    private readonly views: UserViews,
  ) {}

  @Allow('user')
  @Limit('follow')
  @Mutation(() => UserPayload)
  async followUser(
    @Args('id', { type: () => ID }) id: string,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<UserPayload> {
    return this.payload(await this.follows.follow(viewer, parseId(id, 'id')), viewer);
  }

  @Allow('user')
  @Limit('follow')
  @Mutation(() => UserPayload)
  async unfollowUser(
    @Args('id', { type: () => ID }) id: string,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<UserPayload> {
    return this.payload(await this.follows.unfollow(viewer, parseId(id, 'id')), viewer);
  }

  @ResolveField(() => UserConnection, { description: 'Latest first.' })
  followers(
    @Parent() user: UserView,
    @Args() args: PageArgs,
    @Ctx() { viewer }: RequestContext,
  ): Promise<Connection<UserView>> {
    return this.list('followers', user, args, viewer);
  }

  @ResolveField(() => UserConnection, { description: 'Latest first.' })
  following(
    @Parent() user: UserView,
    @Args() args: PageArgs,
    @Ctx() { viewer }: RequestContext,
  ): Promise<Connection<UserView>> {
    return this.list('following', user, args, viewer);
  }

  private async list(side: FollowSide, user: UserView, args: PageArgs, viewer: Viewer): Promise<Connection<UserView>> {
    const list = `user.${side}`;
    const page = keysetPage(list, args);
    const skeleton = await this.timelines.follows(side, user.id, viewer, page);
    return connectionOf(list, page, skeleton, await this.views.byIds(skeleton.ids, viewer));
  }

  private async payload(id: string, viewer: Viewer): Promise<UserPayload> {
    const user = await this.views.byId(id, viewer);
    if (!user) throw new UserNotFound();
    return { user };
  }
}
