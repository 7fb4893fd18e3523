import { Controller, Get, Param, Post } from '@nestjs/common';
import { Answers, AnswersPage } from '#kernel/envelope/answers.decorator.js';
import { IdPipe } from '#kernel/request/id.pipe.js';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { FlatPage } from '#kernel/paging/flat-page.js';
import { Paged } from '#kernel/paging/numbered-page.js';
import type { NumberedPage } from '#kernel/paging/page-input.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { SignedIn } from '#kernel/request/ctx.decorator.js';
import { TokenScope } from '#kernel/request/scopes/token-scope.decorator.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { RestUserSummary, toRestSummary } from '../users/user.rest.js';
import { UserViews } from '../users/user.view.js';
import { FollowRequestTimelines } from './follow-request.timelines.js';
import { FollowRequestsService } from './follow-requests.service.js';
import { FollowStats, RestFollowStats } from './follow-stats.js';

/** REST endpoints for requests to follow one. */
@Controller('follows/requests')
export class FollowRequestsController {
  constructor(
    private readonly requests: FollowRequestsService,
    private readonly timelines: FollowRequestTimelines,
    private readonly views: UserViews,
    private readonly stats: FollowStats,
  ) {}

  @Allow('user')
  @TokenScope('read')
  @AnswersPage('Who asks to follow one, latest first.', RestUserSummary)
  @Get()
  async asking(@Paged() page: NumberedPage, @SignedIn() viewer: SignedInViewer): Promise<FlatPage<RestUserSummary>> {
    const idPage = await this.timelines.toUserNumbered(viewer.id, page);
    const people = await this.views.inOrder(idPage.ids, viewer);
    return new FlatPage(people.map(toRestSummary), page, idPage.totalCount, idPage.hasNextPage);
  }

  @Allow('user')
  @TokenScope('follow')
  @Limit('follow')
  @Answers('Accepts a request to follow one.', RestFollowStats)
  @Post(':id/accept')
  async accept(@Param('id', IdPipe) id: string, @SignedIn() viewer: SignedInViewer): Promise<RestFollowStats> {
    return this.stats.of(await this.requests.accept(viewer, id), viewer);
  }

  @Allow('user')
  @TokenScope('follow')
  @Limit('follow')
  @Answers('Deletes a request to follow one. The person is not told.', RestFollowStats)
  @Post(':id/reject')
  async reject(@Param('id', IdPipe) id: string, @SignedIn() viewer: SignedInViewer): Promise<RestFollowStats> {
    return this.stats.of(await this.requests.reject(viewer, id), viewer);
  }
}
