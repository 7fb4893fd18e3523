import { Controller, Get, Param, Post, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { SignedIn } from '#kernel/request/ctx.decorator.js';
import { NeedsScope } from '#kernel/request/scopes/needs-scope.decorator.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { FollowRequestTimelines } from '#people/follows/follow-request.timelines.js';
import { FollowRequestsService } from '#people/follows/follow-requests.service.js';
import { type Account, AccountSerializer } from '../entities/account.js';
import type { Relationship } from '../entities/relationship.js';
import { PageParams } from '../request/page.js';
import { Params } from '../request/params.decorator.js';
import { RecordId } from '../request/record-id.pipe.js';
import { AccountPages } from '../lists/account-pages.js';
import { AccountRelationships } from './account-relationships.js';

/** Who asks to follow one. */
@Controller('v1/follow_requests')
export class AccountFollowRequestsController {
  constructor(
    private readonly pages: AccountPages,
    private readonly asking: FollowRequestTimelines,
    private readonly requests: FollowRequestsService,
    private readonly accounts: AccountSerializer,
    private readonly relationships: AccountRelationships,
  ) {}

  @Allow('user')
  @NeedsScope('read:follows')
  @Get()
  async list(
    @Params(PageParams) params: PageParams,
    @SignedIn() viewer: SignedInViewer,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Account[]> {
    const asked = { params, viewer, request, response };
    const people = await this.pages.of(asked, {
      below: (page) => this.asking.toUser(viewer.id, page),
      above: (position, rows) => this.asking.above(viewer.id, position, rows),
    });
    return people.map((user) => this.accounts.of(user));
  }

  @Allow('user')
  @NeedsScope('write:follows')
  @Limit('follow')
  @Post(':id/authorize')
  async accept(@Param('id', RecordId) id: string, @SignedIn() viewer: SignedInViewer): Promise<Relationship> {
    return this.relationships.one(await this.requests.accept(viewer, id), viewer);
  }

  @Allow('user')
  @NeedsScope('write:follows')
  @Limit('follow')
  @Post(':id/reject')
  async reject(@Param('id', RecordId) id: string, @SignedIn() viewer: SignedInViewer): Promise<Relationship> {
    return this.relationships.one(await this.requests.reject(viewer, id), viewer);
  }
}
