import { Controller, Get, Param, Post } from '@nestjs/common';
import { z } from 'zod';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { Ctx, SignedIn } from '#kernel/request/ctx.decorator.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { NeedsScope } from '#kernel/request/scopes/needs-scope.decorator.js';
import type { SignedInViewer, Viewer } from '#kernel/request/viewer.js';
import { VotingService } from '#posts/polls/voting.service.js';
import { PostViews } from '#posts/read/post-views.js';
import { type Poll, pollOf } from '../entities/poll.js';
import { listOf, whole } from '../request/fields.js';
import { Params } from '../request/params.decorator.js';
import { RecordId } from '../request/record-id.pipe.js';
import { RecordNotFound } from '../request/request.errors.js';

/** Indexes of options from 0. */
const Votes = z.object({ choices: listOf(whole) });

/** Polls, by the id of their status. */
@Controller('v1/polls/:id')
export class StatusPollsController {
  constructor(
    private readonly voting: VotingService,
    private readonly views: PostViews,
  ) {}

  @Allow('anyone')
  @NeedsScope('read:statuses')
  @Get()
  async show(@Param('id', RecordId) id: string, @Ctx() { viewer }: RequestContext): Promise<Poll> {
    return this.poll(id, viewer);
  }

  @Allow('user')
  @NeedsScope('write:statuses')
  @Limit('vote')
  @Post('votes')
  async vote(
    @Param('id', RecordId) id: string,
    @Params(Votes) { choices }: z.infer<typeof Votes>,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<Poll> {
    return this.poll(await this.voting.vote(viewer, id, choices), viewer);
  }

  private async poll(id: string, viewer: Viewer): Promise<Poll> {
    const post = await this.views.byId(id, viewer);
    if (!post?.poll) throw new RecordNotFound();
    return pollOf(post.poll, post.author.id === viewer.id);
  }
}
