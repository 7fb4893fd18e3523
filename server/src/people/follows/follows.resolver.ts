import { Args, ID, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { UserNotFound } from '#identity/users/user.errors.js';
import { parseId } from '#kernel/request/id.pipe.js';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { type Connection, connectionOf } from '#kernel/paging/connection.js';
import { keysetPage } from '#kernel/paging/keyset.js';
import { PageArgs } from '#kernel/paging/page-args.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { Ctx, SignedIn } from '#kernel/request/ctx.decorator.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { TokenScope } from '#kernel/request/scopes/token-scope.decorator.js';
import type { SignedInViewer, Viewer } from '#kernel/request/viewer.js';
import { PostNotifications, type PostNotificationsName } from '../ties/post-notifications.js';
import { KnownFollowersLoader, KnownFollowersView } from '../users/known-followers.js';
import { type FollowSide, UserTimelines } from '../users/user.timelines.js';
import { UserPayload } from '../users/user.payloads.js';
import { UserConnection, UserView, UserViews } from '../users/user.view.js';
import { FollowsService } from './follows.service.js';
import { PostNotificationsLoader } from './post-notifications.loader.js';

/** The argument that filters a list of people. */
const NAMED = {
  type: () => String,
  nullable: true,
  description:
    'Only people whose handle begins with it, or whose name contains it. Among more than 2,000, very short queries may miss some.',
} as const;

@Resolver(() => UserView)
export class FollowsResolver {
  constructor(
    private readonly follows: FollowsService,
    private readonly timelines: UserTimelines,
    private readonly views: UserViews,
    private readonly known: KnownFollowersLoader,
    private readonly notifications: PostNotificationsLoader,
  ) {}

  @Allow('user')
  @TokenScope('follow')
  @Limit('follow')
  @Mutation(() => UserPayload, {
    description:
      'Follows a person, or asks to if they approve followers: see viewerFollowState. Doing so again changes nothing.',
  })
  async followUser(
    @Args('id', { type: () => ID, description: 'The person to follow.' }) id: string,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<UserPayload> {
    return this.payload(await this.follows.follow(viewer, parseId(id, 'id')), viewer);
  }

  @Allow('user')
  @TokenScope('follow')
  @Limit('follow')
  @Mutation(() => UserPayload, {
    description: 'Stops following a person, or withdraws the request to. Doing so again changes nothing.',
  })
  async unfollowUser(
    @Args('id', { type: () => ID, description: 'The person to stop following.' }) id: string,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<UserPayload> {
    return this.payload(await this.follows.unfollow(viewer, parseId(id, 'id')), viewer);
  }

  @Allow('user')
  @TokenScope('follow')
  @Limit('follow')
  @Mutation(() => UserPayload, {
    description:
      'Chooses of which posts of a person whom the viewer follows, or asks to, they are notified. It ends with the follow.',
  })
  async choosePostNotifications(
    @Args('id', { type: () => ID, description: 'The person whom the viewer follows.' }) id: string,
    @Args('choice', { type: () => PostNotifications, description: 'Which posts.' }) choice: PostNotificationsName,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<UserPayload> {
    return this.payload(await this.follows.choosePostNotifications(viewer, parseId(id, 'id'), choice), viewer);
  }

  @ResolveField(() => PostNotifications, {
    description: 'Of which posts of this person the viewer is notified; OFF for visitors and without a follow.',
  })
  async viewerPostNotifications(@Parent() user: UserView, @Ctx() ctx: RequestContext): Promise<PostNotificationsName> {
    return (await this.notifications.for(ctx).load(user.id)) ?? PostNotifications.OFF;
  }

  @ResolveField(() => UserConnection, { description: 'Latest first.' })
  followers(
    @Parent() user: UserView,
    @Args() args: PageArgs,
    @Args('query', NAMED) query: string | null,
    @Ctx() { viewer }: RequestContext,
  ): Promise<Connection<UserView>> {
    return this.list('followers', user, args, query, viewer);
  }

  @ResolveField(() => UserConnection, { description: 'Latest first.' })
  following(
    @Parent() user: UserView,
    @Args() args: PageArgs,
    @Args('query', NAMED) query: string | null,
    @Ctx() { viewer }: RequestContext,
  ): Promise<Connection<UserView>> {
    return this.list('following', user, args, query, viewer);
  }

  @ResolveField(() => KnownFollowersView, {
    nullable: true,
    description: 'The followers whom the viewer follows; null for visitors and for the viewer.',
  })
  async knownFollowers(@Parent() user: UserView, @Ctx() ctx: RequestContext): Promise<KnownFollowersView | null> {
    if (ctx.viewer.id === null || user.viewerIsSelf) return null;
    return (await this.known.for(ctx).load(user.id)) ?? { totalCount: 0, users: [] };
  }

  private async list(
    side: FollowSide,
    user: UserView,
    args: PageArgs,
    query: string | null,
    viewer: Viewer,
  ): Promise<Connection<UserView>> {
    const list = `user.${side}`;
    const page = keysetPage(list, args);
    const idPage = query?.trim()
      ? await this.timelines.followsNamed(side, user.id, query, viewer, page)
      : await this.timelines.follows(side, user.id, viewer, page);
    return connectionOf(list, page, idPage, await this.views.byIds(idPage.ids, viewer));
  }

  private async payload(id: string, viewer: Viewer): Promise<UserPayload> {
    const user = await this.views.byId(id, viewer);
    if (!user) throw new UserNotFound();
    return { user };
  }
}
