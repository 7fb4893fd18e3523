import { z } from 'zod';
import { Controller, Delete, Get, Param, Post } from '@nestjs/common';
import { Answers, AnswersPage } from '#kernel/envelope/answers.decorator.js';
import { restShape, uuid } from '#kernel/envelope/rest-shape.js';
import { UserNotFound } from '#identity/users/user.errors.js';
import { IdPipe } from '#kernel/request/id.pipe.js';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { FlatPage } from '#kernel/paging/flat-page.js';
import { Paged } from '#kernel/paging/numbered-page.js';
import type { NumberedPage } from '#kernel/paging/page-input.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { Ctx, SignedIn } from '#kernel/request/ctx.decorator.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { TokenScope } from '#kernel/request/scopes/token-scope.decorator.js';
import type { SignedInViewer, Viewer } from '#kernel/request/viewer.js';
import { RestUserSummary, toRestSummary } from '../users/user.rest.js';
import { type FollowSide, UserTimelines } from '../users/user.timelines.js';
import { type UserView, UserViews } from '../users/user.view.js';
import { FollowRequestTimelines } from './follow-request.timelines.js';
import { FollowRequestsService } from './follow-requests.service.js';
import { FollowsService } from './follows.service.js';

/** FollowStats of the REST contract. */
export const RestFollowStats = restShape('FollowStats', {
  userId: uuid,
  isFollowing: z.boolean(),
  isFollowedBy: z.boolean(),
  followState: z.enum(['NONE', 'REQUESTED', 'FOLLOWING']),
  followersCount: z.int(),
  followingCount: z.int(),
});
export type RestFollowStats = z.infer<typeof RestFollowStats>;

/** REST endpoints for follows. */
@Controller('follows')
export class FollowsController {
  constructor(
    private readonly follows: FollowsService,
    private readonly requests: FollowRequestsService,
    private readonly requestTimelines: FollowRequestTimelines,
    private readonly timelines: UserTimelines,
    private readonly views: UserViews,
  ) {}

  @Allow('user')
  @TokenScope('read')
  @AnswersPage('Who asks to follow one, latest first.', RestUserSummary)
  @Get('requests')
  async asking(@Paged() page: NumberedPage, @SignedIn() viewer: SignedInViewer): Promise<FlatPage<RestUserSummary>> {
    const idPage = await this.requestTimelines.toUserNumbered(viewer.id, page);
    const people = await this.views.inOrder(idPage.ids, viewer);
    return new FlatPage(people.map(toRestSummary), page, idPage.totalCount, idPage.hasNextPage);
  }

  @Allow('user')
  @TokenScope('follow')
  @Limit('follow')
  @Answers('Accepts a request to follow one.', RestFollowStats)
  @Post('requests/:id/accept')
  async accept(@Param('id', IdPipe) id: string, @SignedIn() viewer: SignedInViewer): Promise<RestFollowStats> {
    return this.statsOf(await this.requests.accept(viewer, id), viewer);
  }

  @Allow('user')
  @TokenScope('follow')
  @Limit('follow')
  @Answers('Deletes a request to follow one. The person is not told.', RestFollowStats)
  @Post('requests/:id/reject')
  async reject(@Param('id', IdPipe) id: string, @SignedIn() viewer: SignedInViewer): Promise<RestFollowStats> {
    return this.statsOf(await this.requests.reject(viewer, id), viewer);
  }

  @Allow('user')
  @TokenScope('follow')
  @Limit('follow')
  @Answers('Ends a follow of oneself. The person is not told, and may follow again.', RestFollowStats)
  @Delete('followers/:id')
  async removeFollower(@Param('id', IdPipe) id: string, @SignedIn() viewer: SignedInViewer): Promise<RestFollowStats> {
    return this.statsOf(await this.follows.removeFollower(viewer, id), viewer);
  }

  @Allow('user')
  @TokenScope('follow')
  @Limit('follow')
  @Answers(
    'Follows a person, or asks to if they decide about followers. Doing so again changes nothing.',
    RestFollowStats,
  )
  @Post(':id')
  async follow(@Param('id', IdPipe) id: string, @SignedIn() viewer: SignedInViewer): Promise<RestFollowStats> {
    return this.statsOf(await this.follows.follow(viewer, id), viewer);
  }

  @Allow('user')
  @TokenScope('follow')
  @Limit('follow')
  @Answers('Stops following a person, or withdraws the request. Doing so again changes nothing.', RestFollowStats)
  @Delete(':id')
  async unfollow(@Param('id', IdPipe) id: string, @SignedIn() viewer: SignedInViewer): Promise<RestFollowStats> {
    return this.statsOf(await this.follows.unfollow(viewer, id), viewer);
  }

  @Allow('user')
  @TokenScope('read')
  @Answers('Whether one follows a person.', z.boolean())
  @Get(':id/status')
  async status(@Param('id', IdPipe) id: string, @SignedIn() viewer: SignedInViewer): Promise<boolean> {
    return (await this.find(id, viewer)).viewerIsFollowing;
  }

  @Allow('anyone')
  @TokenScope('read')
  @Answers('How many people follow a person and are followed by them.', RestFollowStats)
  @Get(':id/stats')
  stats(@Param('id', IdPipe) id: string, @Ctx() { viewer }: RequestContext): Promise<RestFollowStats> {
    return this.statsOf(id, viewer);
  }

  @Allow('anyone')
  @TokenScope('read')
  @AnswersPage('Who follows a person.', RestUserSummary)
  @Get(':id/followers')
  followers(
    @Param('id', IdPipe) id: string,
    @Paged() page: NumberedPage,
    @Ctx() { viewer }: RequestContext,
  ): Promise<FlatPage<RestUserSummary>> {
    return this.page('followers', id, page, viewer);
  }

  @Allow('anyone')
  @TokenScope('read')
  @AnswersPage('Whom a person follows.', RestUserSummary)
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
    const idPage = await this.timelines.followsNumbered(side, id, viewer, page);
    const people = await this.views.inOrder(idPage.ids, viewer);
    return new FlatPage(people.map(toRestSummary), page, idPage.totalCount, idPage.hasNextPage);
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
      followState: user.viewerFollowState,
      followersCount: user.followerCount,
      followingCount: user.followingCount,
    };
  }
}
