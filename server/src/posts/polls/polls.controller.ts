import { Body, Controller, Param, Post } from '@nestjs/common';
import { Answers } from '#kernel/envelope/answers.decorator.js';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { SignedIn } from '#kernel/request/ctx.decorator.js';
import { IdPipe } from '#kernel/request/id.pipe.js';
import { TokenScope } from '#kernel/request/scopes/token-scope.decorator.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { PostNotFound } from '../model/post.errors.js';
import { PostViews } from '../read/post-views.js';
import { VoteBody } from './poll.inputs.js';
import { RestPoll, toRestPoll } from '../read/poll.rest.js';
import { VotingService } from './voting.service.js';

/** REST endpoints for polls. */
@Controller('polls')
export class PollsController {
  constructor(
    private readonly voting: VotingService,
    private readonly views: PostViews,
  ) {}

  @Allow('user')
  @TokenScope('write')
  @Limit('vote')
  @Answers('Votes in the poll of a post, once and finally.', RestPoll)
  @Post(':postId/votes')
  async vote(
    @Param('postId', IdPipe) postId: string,
    @Body() { choices }: VoteBody,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<RestPoll> {
    const id = await this.voting.vote(viewer, postId, choices);
    const poll = (await this.views.byId(id, viewer))?.poll;
    if (!poll) throw new PostNotFound();
    return toRestPoll(poll);
  }
}
