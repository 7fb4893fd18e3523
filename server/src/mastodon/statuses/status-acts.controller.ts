import { Controller, Param, Post } from '@nestjs/common';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { Ctx, SignedIn } from '#kernel/request/ctx.decorator.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { NeedsScope } from '#kernel/request/scopes/needs-scope.decorator.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { NodsService } from '#posts/nods/nods.service.js';
import { PinsService } from '#posts/pins/pins.service.js';
import { RequacksService } from '#posts/requacks/requacks.service.js';
import type { Status } from '../entities/status.js';
import { RecordId } from '../request/record-id.pipe.js';
import { StatusAnswers } from './status-answers.js';

/** Favourites (nods), reblogs (requacks) and bookmarks (pins). Acts on a reblog are about its original. Everything is idempotent. */
@Controller('v1/statuses/:id')
export class StatusActsController {
  constructor(
    private readonly nods: NodsService,
    private readonly requacks: RequacksService,
    private readonly pins: PinsService,
    private readonly answers: StatusAnswers,
  ) {}

  @Allow('user')
  @NeedsScope('write:favourites')
  @Limit('nod')
  @Post('favourite')
  async favourite(
    @Param('id', RecordId) id: string,
    @Ctx() ctx: RequestContext,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<Status> {
    return this.answers.of(await this.nods.nod(viewer, await this.answers.target(id, ctx)), ctx);
  }

  @Allow('user')
  @NeedsScope('write:favourites')
  @Limit('nod')
  @Post('unfavourite')
  async unfavourite(
    @Param('id', RecordId) id: string,
    @Ctx() ctx: RequestContext,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<Status> {
    return this.answers.of(await this.nods.unnod(viewer, await this.answers.target(id, ctx)), ctx);
  }

  /** Answers the reblog itself, or the original where the reblog was undone meanwhile. Who sees it follows from its original, whatever `visibility` says. */
  @Allow('user')
  @NeedsScope('write:statuses')
  @Limit('requack')
  @Post('reblog')
  async reblog(
    @Param('id', RecordId) id: string,
    @Ctx() ctx: RequestContext,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<Status> {
    const originalId = await this.requacks.requack(viewer, id);
    return this.answers.reblog(await this.requacks.requackOf(viewer, originalId), originalId, ctx);
  }

  /** Answers the original. */
  @Allow('user')
  @NeedsScope('write:statuses')
  @Limit('requack')
  @Post('unreblog')
  async unreblog(
    @Param('id', RecordId) id: string,
    @Ctx() ctx: RequestContext,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<Status> {
    return this.answers.of(await this.requacks.undo(viewer, id), ctx);
  }

  @Allow('user')
  @NeedsScope('write:bookmarks')
  @Limit('pin')
  @Post('bookmark')
  async bookmark(
    @Param('id', RecordId) id: string,
    @Ctx() ctx: RequestContext,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<Status> {
    return this.answers.of(await this.pins.pin(viewer, await this.answers.target(id, ctx)), ctx);
  }

  @Allow('user')
  @NeedsScope('write:bookmarks')
  @Limit('pin')
  @Post('unbookmark')
  async unbookmark(
    @Param('id', RecordId) id: string,
    @Ctx() ctx: RequestContext,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<Status> {
    const unpinned = await this.pins.unpin(viewer, await this.answers.target(id, ctx));
    return this.answers.of(unpinned.id, ctx);
  }
}
