import { Controller, Param, Post, Put } from '@nestjs/common';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { Ctx, SignedIn } from '#kernel/request/ctx.decorator.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { NeedsScope } from '#kernel/request/scopes/needs-scope.decorator.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { FeaturedPostsService } from '#posts/featured/featured-posts.service.js';
import { MutedThreadsService } from '#posts/muted-threads/muted-threads.service.js';
import { QuotesService } from '#posts/quotes/quotes.service.js';
import { ruleOf } from '../entities/quote-policy.js';
import type { Status } from '../entities/status.js';
import { Params } from '../request/params.decorator.js';
import { RecordId } from '../request/record-id.pipe.js';
import { NotOffered } from '../request/request.errors.js';
import { StatusAnswers } from './status-answers.js';
import { InteractionPolicy } from './status.params.js';

/** What a person decides about a conversation, and about statuses of their own. Everything is idempotent. */
@Controller('v1/statuses/:id')
export class StatusSettingsController {
  constructor(
    private readonly threads: MutedThreadsService,
    private readonly featured: FeaturedPostsService,
    private readonly quotes: QuotesService,
    private readonly answers: StatusAnswers,
  ) {}

  @Allow('user')
  @NeedsScope('write:mutes')
  @Limit('filter')
  @Post('mute')
  async mute(
    @Param('id', RecordId) id: string,
    @Ctx() ctx: RequestContext,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<Status> {
    return this.answers.of(await this.threads.mute(viewer, await this.answers.target(id, ctx)), ctx);
  }

  @Allow('user')
  @NeedsScope('write:mutes')
  @Limit('filter')
  @Post('unmute')
  async unmute(
    @Param('id', RecordId) id: string,
    @Ctx() ctx: RequestContext,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<Status> {
    return this.answers.of(await this.threads.unmute(viewer, await this.answers.target(id, ctx)), ctx);
  }

  /** Shows it first in the profile: here, pins are what other people see. */
  @Allow('user')
  @NeedsScope('write:accounts')
  @Limit('feature-post')
  @Post('pin')
  async pin(
    @Param('id', RecordId) id: string,
    @Ctx() ctx: RequestContext,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<Status> {
    const { author, requackOfId } = await this.answers.post(id, ctx);
    if (author.id !== viewer.id) throw new NotOffered('id', 'Only a quack of your own can be pinned.');
    if (requackOfId !== null) throw new NotOffered('id', 'A requack can not be pinned.');
    return this.answers.of(await this.featured.feature(viewer, id), ctx);
  }

  @Allow('user')
  @NeedsScope('write:accounts')
  @Limit('feature-post')
  @Post('unpin')
  async unpin(
    @Param('id', RecordId) id: string,
    @Ctx() ctx: RequestContext,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<Status> {
    return this.answers.of(await this.featured.unfeature(viewer, id), ctx);
  }

  /** Answers the status that quotes. */
  @Allow('user')
  @NeedsScope('write:statuses')
  @Limit('quote')
  @Post('quotes/:quotingId/revoke')
  async revokeQuote(
    @Param('id', RecordId) id: string,
    @Param('quotingId', RecordId) quotingId: string,
    @Ctx() ctx: RequestContext,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<Status> {
    return this.answers.of(await this.quotes.revoke(viewer, quotingId, id), ctx);
  }

  /** Without a policy, the one that is preferred. */
  @Allow('user')
  @NeedsScope('write:statuses')
  @Limit('quote')
  @Put('interaction_policy')
  async setPolicy(
    @Param('id', RecordId) id: string,
    @Params(InteractionPolicy) { quote_approval_policy: policy }: InteractionPolicy,
    @Ctx() ctx: RequestContext,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<Status> {
    const rule = policy ? ruleOf(policy, viewer.defaultQuoteRule) : viewer.defaultQuoteRule;
    return this.answers.of(await this.quotes.setRule(viewer, id, rule), ctx);
  }
}
