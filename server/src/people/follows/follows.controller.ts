import { Controller, Delete, Get, Param, Post } from '@nestjs/common';
import { UserNotFound } from '#identity/users/user.errors.js';
import { IdPipe } from '#kernel/graphql/id.js';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { FlatPage } from '#kernel/paging/flat-page.js';
import { Paged } from '#kernel/paging/numbered-page.js';
import type { NumberedPage } from '#kernel/paging/page-input.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { Ctx, SignedIn } from '#kernel/request/ctx.decorator.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import type { SignedInViewer, Viewer } from '#kernel/request/viewer.js';
import { type RestUserSummary, toRestSummary } from '../users/user.rest.js';
import { type FollowSide, UserTimelines } from '../users/user.timelines.js';
import { type UserView, UserViews } from '../users/user.view.js';
import { FollowsService } from './follows.service.js';

/** FollowStats of the REST contract. */
interface RestFollowStats {
  userId: string;
  isFollowing: boolean;
  isFollowedBy: boolean;
  followersCount: number;
  followingCount: number;
}

/** The REST face of follows. */
@Controller('follows')
export class FollowsController {
  constructor(
    private readonly follows: FollowsService,
    private readonly timelines: UserTimelines,
    private readonly views: UserViews,
  ) {}

  @Allow('user')
  @Limit('follow')
  @Post(':id')
  async follow(@Param('id', IdPipe) id: string, @SignedIn() viewer: SignedInViewer): Promise<RestFollowStats> {
    return this.statsOf(await this.follows.follow(viewer, id), viewer);
  }

  @Allow('user')
  @Limit('follow')
  @Delete(':id')
  async unfollow(@Param('id', IdPipe) id: string, @SignedIn() viewer: SignedInViewer): Promise<RestFollowStats> {
    return this.statsOf(await this.follows.unfollow(viewer, id), viewer);
  }

  @Allow('user')
  @Get(':id/status')
  async status(@Param('id', IdPipe) id: string, @SignedIn() viewer: SignedInViewer): Promise<boolean> {
    return (await this.find(id, viewer)).viewerIsFollowing;
  }

  @Allow('anyone')
  @Get(':id/stats')
  stats(@Param('id', IdPipe) id: string, @Ctx() { viewer }: RequestContext): Promise<RestFollowStats> {
    return this.statsOf(id, viewer);
  }

  @Allow('anyone')
  @Get(':id/followers')
  followers(
    @Param('id', IdPipe) id: string,
    @Paged() page: NumberedPage,
    @Ctx() { viewer }: RequestContext,
  ): Promise<FlatPage<RestUserSummary>> {
    return this.page('followers', id, page, viewer);
  }

  @Allow('anyone')
  @Get(':id/following')
  following(
    @Param('id', IdPipe) id: string,
    @Paged() page: NumberedPage,
    @Ctx() { viewer }: RequestContext,
  ): Promise<FlatPage<RestUserSummary>> {
    return this.page('following', id, page, viewer);
  }

  private async page(
    side: FollowSide,
    id: string,
    page: NumberedPage,
    viewer: Viewer,
  ): Promise<FlatPage<RestUserSummary>> {
    await this.find(id, viewer);
    const skeleton = await this.timelines.followsNumbered(side, id, viewer, page);
    const people = await this.views.inOrder(skeleton.ids, viewer);
    return new FlatPage(people.map(toRestSummary), page, skeleton.totalCount, skeleton.hasNextPage);
  }

  private async find(id: string, viewer: Viewer): Promise<UserView> {
    const user = await this.views.byId(id, viewer);
    if (!user) throw new UserNotFound();
    return user;
  }

  private async statsOf(id: string, viewer: Viewer): Promise<RestFollowStats> {
    const user = await this.find(id, viewer);
    return {
      userId: user.id,
      isFollowing: user.viewerIsFollowing,
      isFollowedBy: user.isFollowingViewer,
      followersCount: user.followerCount,
      followingCount: user.followingCount,
    };
  }
}
