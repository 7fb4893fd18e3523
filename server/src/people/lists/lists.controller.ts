import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { Answers, AnswersList, AnswersPage } from '#kernel/envelope/answers.decorator.js';
import { uuid } from '#kernel/envelope/rest-shape.js';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { FlatPage } from '#kernel/paging/flat-page.js';
import { Paged } from '#kernel/paging/numbered-page.js';
import type { NumberedPage } from '#kernel/paging/page-input.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { Ctx, SignedIn } from '#kernel/request/ctx.decorator.js';
import { IdPipe } from '#kernel/request/id.pipe.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { TokenScope } from '#kernel/request/scopes/token-scope.decorator.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { RestUserSummary, toRestSummary } from '../users/user.rest.js';
import { UserViews } from '../users/user.view.js';
import { CreateListBody, repliesOf, UpdateListBody } from './list.bodies.js';
import { ListNotFound } from './list.errors.js';
import { ListContentsLoader } from './list-contents.loader.js';
import { ListMemberTimelines } from './list-member.timelines.js';
import { RestList, toRestList } from './list.rest.js';
import { ListViews } from './list.view.js';
import { type ListMember, ListsService } from './lists.service.js';

const ID = 'lists/:id';

/** REST endpoints for lists. Their posts are in the area of posts. */
@Controller()
export class ListsController {
  constructor(
    private readonly lists: ListsService,
    private readonly views: ListViews,
    private readonly contents: ListContentsLoader,
    private readonly timelines: ListMemberTimelines,
    private readonly people: UserViews,
  ) {}

  @Allow('user')
  @TokenScope('read')
  @AnswersList("One's lists, in their order.", RestList)
  @Get('lists')
  async all(@Ctx() ctx: RequestContext, @SignedIn() viewer: SignedInViewer): Promise<RestList[]> {
    const lists = await this.views.ofOwner(viewer.id);
    return Promise.all(lists.map(async (list) => toRestList(list, await this.contents.for(ctx).load(list.id))));
  }

  @Allow('user')
  @TokenScope('follow')
  @Limit('list')
  @Answers('Makes a list.', RestList)
  @Post('lists')
  async create(
    @Body() { replies, ...draft }: CreateListBody,
    @Ctx() ctx: RequestContext,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<RestList> {
    return this.shown(await this.lists.create(viewer, { ...draft, replies: repliesOf(replies) }), ctx, viewer);
  }

  @Allow('user')
  @TokenScope('follow')
  @Limit('list')
  @Answers('Renames a list, moves it, or changes how it works.', RestList)
  @Put(ID)
  async change(
    @Param('id', IdPipe) id: string,
    @Body() { replies, ...change }: UpdateListBody,
    @Ctx() ctx: RequestContext,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<RestList> {
    await this.lists.change(viewer, id, { ...change, replies: repliesOf(replies) });
    return this.shown(id, ctx, viewer);
  }

  @Allow('user')
  @TokenScope('follow')
  @Limit('list')
  @Answers('Deletes a list; data is its id.', uuid)
  @Delete(ID)
  async delete(@Param('id', IdPipe) id: string, @SignedIn() viewer: SignedInViewer): Promise<string> {
    await this.lists.delete(viewer, id);
    return id;
  }

  @Allow('user')
  @TokenScope('read')
  @AnswersPage('The people of a list, latest first.', RestUserSummary)
  @Get(`${ID}/members`)
  async members(
    @Param('id', IdPipe) id: string,
    @Paged() page: NumberedPage,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<FlatPage<RestUserSummary>> {
    if (!(await this.views.byId(id, viewer.id))) throw new ListNotFound();
    const idPage = await this.timelines.ofNumbered(id, page);
    const people = await this.people.inOrder(idPage.ids, viewer);
    return new FlatPage(people.map(toRestSummary), page, idPage.totalCount, idPage.hasNextPage);
  }

  @Allow('user')
  @TokenScope('follow')
  @Limit('list')
  @Answers('Adds a person to a list. Doing so again changes nothing.', RestList)
  @Put(`${ID}/members/:userId`)
  addPerson(
    @Param('id', IdPipe) id: string,
    @Param('userId', IdPipe) userId: string,
    @Ctx() ctx: RequestContext,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<RestList> {
    return this.added(id, { userId }, ctx, viewer);
  }

  @Allow('user')
  @TokenScope('follow')
  @Limit('list')
  @Answers('Takes a person out of a list. Doing so again changes nothing.', RestList)
  @Delete(`${ID}/members/:userId`)
  removePerson(
    @Param('id', IdPipe) id: string,
    @Param('userId', IdPipe) userId: string,
    @Ctx() ctx: RequestContext,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<RestList> {
    return this.removed(id, { userId }, ctx, viewer);
  }

  @Allow('user')
  @TokenScope('follow')
  @Limit('list')
  @Answers('Adds a hashtag to a list. Doing so again changes nothing.', RestList)
  @Put(`${ID}/hashtags/:tag`)
  addHashtag(
    @Param('id', IdPipe) id: string,
    @Param('tag') tag: string,
    @Ctx() ctx: RequestContext,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<RestList> {
    return this.added(id, { tag }, ctx, viewer);
  }

  @Allow('user')
  @TokenScope('follow')
  @Limit('list')
  @Answers('Takes a hashtag out of a list. Doing so again changes nothing.', RestList)
  @Delete(`${ID}/hashtags/:tag`)
  removeHashtag(
    @Param('id', IdPipe) id: string,
    @Param('tag') tag: string,
    @Ctx() ctx: RequestContext,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<RestList> {
    return this.removed(id, { tag }, ctx, viewer);
  }

  @Allow('user')
  @TokenScope('follow')
  @Limit('list')
  @Answers('Adds a phrase to a list. Doing so again changes nothing.', RestList)
  @Put(`${ID}/phrases/:phrase`)
  addPhrase(
    @Param('id', IdPipe) id: string,
    @Param('phrase') phrase: string,
    @Ctx() ctx: RequestContext,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<RestList> {
    return this.added(id, { phrase }, ctx, viewer);
  }

  @Allow('user')
  @TokenScope('follow')
  @Limit('list')
  @Answers('Takes a phrase out of a list. Doing so again changes nothing.', RestList)
  @Delete(`${ID}/phrases/:phrase`)
  removePhrase(
    @Param('id', IdPipe) id: string,
    @Param('phrase') phrase: string,
    @Ctx() ctx: RequestContext,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<RestList> {
    return this.removed(id, { phrase }, ctx, viewer);
  }

  private async added(id: string, member: ListMember, ctx: RequestContext, viewer: SignedInViewer): Promise<RestList> {
    await this.lists.add(viewer, id, member);
    return this.shown(id, ctx, viewer);
  }

  private async removed(
    id: string,
    member: ListMember,
    ctx: RequestContext,
    viewer: SignedInViewer,
  ): Promise<RestList> {
    await this.lists.remove(viewer, id, member);
    return this.shown(id, ctx, viewer);
  }

  private async shown(id: string, ctx: RequestContext, viewer: SignedInViewer): Promise<RestList> {
    const list = await this.views.byId(id, viewer.id);
    if (!list) throw new ListNotFound();
    return toRestList(list, await this.contents.for(ctx).load(id));
  }
}
