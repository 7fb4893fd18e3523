import { z } from 'zod';
import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { Answers, AnswersPage } from '#kernel/envelope/answers.decorator.js';
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
import { FollowStats, RestFollowStats } from './follow-stats.js';
import { PostNotificationsBody } from './follow.bodies.js';
import { FollowsService } from './follows.service.js';

/** REST endpoints for follows. */
@Controller('follows')
export class FollowsController {
  constructor(
    private readonly follows: FollowsService,
    private readonly timelines: UserTimelines,
    private readonly views: UserViews,
    private readonly stats: FollowStats,
  ) {}

  @Allow('user')
  @TokenScope('follow')
  @Limit('follow')
  @Answers('Ends a follow of oneself. The person is not told, and may follow again.', RestFollowStats)
  @Delete('followers/:id')
  async removeFollower(@Param('id', IdPipe) id: string, @SignedIn() viewer: SignedInViewer): Promise<RestFollowStats> {
    return this.stats.of(await this.follows.removeFollower(viewer, id), viewer);
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
    return this.stats.of(await this.follows.follow(viewer, id), viewer);
  }

  @Allow('user')
  @TokenScope('follow')
  @Limit('follow')
  @Answers('Stops following a person, or withdraws the request. Doing so again changes nothing.', RestFollowStats)
  @Delete(':id')
  async unfollow(@Param('id', IdPipe) id: string, @SignedIn() viewer: SignedInViewer): Promise<RestFollowStats> {
    return this.stats.of(await this.follows.unfollow(viewer, id), viewer);
  }

  @Allow('user')
  @TokenScope('follow')
  @Limit('follow')
  @Answers('Chooses of which posts of a person one is notified: OFF, ORIGINALS or ALL.', RestFollowStats)
  @Put(':id/notifications')
  async choosePostNotifications(
    @Param('id', IdPipe) id: string,
    @Body() { choice }: PostNotificationsBody,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<RestFollowStats> {
    return this.stats.of(await this.follows.choosePostNotifications(viewer, id, choice), viewer);
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
  between(@Param('id', IdPipe) id: string, @Ctx() { viewer }: RequestContext): Promise<RestFollowStats> {
    return this.stats.of(id, viewer);
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
}
