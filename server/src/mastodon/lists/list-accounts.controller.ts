import { Controller, Delete, Get, Param, Post, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { SignedIn } from '#kernel/request/ctx.decorator.js';
import { NeedsScope } from '#kernel/request/scopes/needs-scope.decorator.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { ListNotFound, MAX_MEMBERS } from '#people/lists/list.errors.js';
import { ListMemberTimelines } from '#people/lists/list-member.timelines.js';
import { ListViews } from '#people/lists/list.view.js';
import { ListsService } from '#people/lists/lists.service.js';
import { AccountPages } from './account-pages.js';
import { type Account, AccountSerializer } from '../entities/account.js';
import { listOf, text } from '../request/fields.js';
import { PageParams } from '../request/page.js';
import { Params } from '../request/params.decorator.js';
import { RecordId } from '../request/record-id.pipe.js';

/** People that one request adds or removes. */
const MAX_ACCOUNTS = 40;
const Members = z.object({ account_ids: listOf(text, MAX_ACCOUNTS) });
const recordId = new RecordId();

/** The people of one's lists; their hashtags and phrases are not shown. */
@Controller('v1/lists/:id/accounts')
export class ListAccountsController {
  constructor(
    private readonly lists: ListsService,
    private readonly views: ListViews,
    private readonly members: ListMemberTimelines,
    private readonly pages: AccountPages,
    private readonly accounts: AccountSerializer,
  ) {}

  /** A limit of 0 asks for all. */
  @Allow('user')
  @NeedsScope('read:lists')
  @Get()
  async list(
    @Param('id', RecordId) id: string,
    @Params(PageParams) params: PageParams,
    @SignedIn() viewer: SignedInViewer,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Account[]> {
    if (!(await this.views.byId(id, viewer.id))) throw new ListNotFound();
    const asked = { params, viewer, request, response };
    const people = await this.pages.of(asked, {
      below: (page) => this.members.of(id, params.limit === 0 ? { first: MAX_MEMBERS.people, after: null } : page),
      above: (position, rows) => this.members.above(id, position, rows),
    });
    return people.map((user) => this.accounts.of(user));
  }

  /** One after another: those before one that can't be added stay. */
  @Allow('user')
  @NeedsScope('write:lists')
  @Limit('list')
  @Post()
  async add(
    @Param('id', RecordId) id: string,
    @Params(Members) { account_ids: ids }: z.infer<typeof Members>,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<object> {
    for (const userId of ids.map((each) => recordId.transform(each))) await this.lists.add(viewer, id, { userId });
    return {};
  }

  @Allow('user')
  @NeedsScope('write:lists')
  @Limit('list')
  @Delete()
  async remove(
    @Param('id', RecordId) id: string,
    @Params(Members) { account_ids: ids }: z.infer<typeof Members>,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<object> {
    for (const userId of ids.map((each) => recordId.transform(each))) await this.lists.remove(viewer, id, { userId });
    return {};
  }
}
