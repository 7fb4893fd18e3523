import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { UserNotFound } from '#identity/users/user.errors.js';
import { Answers, AnswersPage } from '#kernel/envelope/answers.decorator.js';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { FlatPage } from '#kernel/paging/flat-page.js';
import { Paged } from '#kernel/paging/numbered-page.js';
import type { NumberedPage } from '#kernel/paging/page-input.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { SignedIn } from '#kernel/request/ctx.decorator.js';
import { IdPipe } from '#kernel/request/id.pipe.js';
import { TokenScope } from '#kernel/request/scopes/token-scope.decorator.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { UserViews } from '../users/user.view.js';
import { BlockBody, MuteBody } from './relationship.bodies.js';
import { RestRelationship, toRestRelationship } from './relationship.rest.js';
import { type RelationshipList, RelationshipTimelines } from './relationship.timelines.js';
import { RelationshipsService } from './relationships.service.js';

/** REST endpoints for blocks and mutes. */
@Controller()
export class RelationshipsController {
  constructor(
    private readonly relationships: RelationshipsService,
    private readonly timelines: RelationshipTimelines,
    private readonly views: UserViews,
  ) {}

  @Allow('user')
  @TokenScope('read')
  @AnswersPage('Whom one blocks, latest first.', RestRelationship)
  @Get('blocks')
  blocked(@Paged() page: NumberedPage, @SignedIn() viewer: SignedInViewer): Promise<FlatPage<RestRelationship>> {
    return this.page('blocked', page, viewer);
  }

  @Allow('user')
  @TokenScope('follow')
  @Limit('relationship')
  @Answers('Blocks a person. Doing so again changes nothing.', RestRelationship)
  @Post('blocks/:id')
  async block(
    @Param('id', IdPipe) id: string,
    @Body() { hideReplies }: BlockBody,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<RestRelationship> {
    return this.answer(await this.relationships.block(viewer, id, { hidesReplies: hideReplies ?? false }), viewer);
  }

  @Allow('user')
  @TokenScope('follow')
  @Limit('relationship')
  @Answers('Unblocks a person. Doing so again changes nothing.', RestRelationship)
  @Delete('blocks/:id')
  async unblock(@Param('id', IdPipe) id: string, @SignedIn() viewer: SignedInViewer): Promise<RestRelationship> {
    return this.answer(await this.relationships.unblock(viewer, id), viewer);
  }

  @Allow('user')
  @TokenScope('read')
  @AnswersPage('Whom one has muted, latest first.', RestRelationship)
  @Get('mutes')
  muted(@Paged() page: NumberedPage, @SignedIn() viewer: SignedInViewer): Promise<FlatPage<RestRelationship>> {
    return this.page('muted', page, viewer);
  }

  @Allow('user')
  @TokenScope('follow')
  @Limit('relationship')
  @Answers('Mutes a person in these scopes and no others.', RestRelationship)
  @Put('mutes/:id')
  async mute(
    @Param('id', IdPipe) id: string,
    @Body() body: MuteBody,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<RestRelationship> {
    return this.answer(await this.relationships.mute(viewer, id, body), viewer);
  }

  @Allow('user')
  @TokenScope('follow')
  @Limit('relationship')
  @Answers('Unmutes a person. Doing so again changes nothing.', RestRelationship)
  @Delete('mutes/:id')
  async unmute(@Param('id', IdPipe) id: string, @SignedIn() viewer: SignedInViewer): Promise<RestRelationship> {
    return this.answer(await this.relationships.mute(viewer, id, { scopes: [] }), viewer);
  }

  private async page(
    list: RelationshipList,
    page: NumberedPage,
    viewer: SignedInViewer,
  ): Promise<FlatPage<RestRelationship>> {
    const idPage = await this.timelines.ofNumbered(list, viewer.id, page);
    const people = await this.views.inOrder(idPage.ids, viewer);
    return new FlatPage(people.map(toRestRelationship), page, idPage.totalCount, idPage.hasNextPage);
  }

  private async answer(id: string, viewer: SignedInViewer): Promise<RestRelationship> {
    const user = await this.views.byId(id, viewer);
    if (!user) throw new UserNotFound();
    return toRestRelationship(user);
  }
}
