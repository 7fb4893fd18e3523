import { Args, ID, Int, Mutation, Resolver } from '@nestjs/graphql';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { SignedIn } from '#kernel/request/ctx.decorator.js';
import { parseId } from '#kernel/request/id.pipe.js';
import { TokenScope } from '#kernel/request/scopes/token-scope.decorator.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { PostNotFound } from '../model/post.errors.js';
import { PostPayload } from '../read/post.payloads.js';
import { PostViews } from '../read/post-views.js';
import { VotingService } from './voting.service.js';

@Resolver()
export class PollsResolver {
  constructor(
    private readonly voting: VotingService,
    private readonly views: PostViews,
  ) {}

  @Allow('user')
  @TokenScope('write')
  @Limit('vote')
  @Mutation(() => PostPayload, {
    description:
      'Votes in the poll of a post, once and finally. CONFLICT (ALREADY_VOTED, POLL_ENDED) afterwards; FORBIDDEN for its author.',
  })
  async votePoll(
    @Args('postId', { type: () => ID, description: 'A post with a poll.' }) postId: string,
    @Args('choices', {
      type: () => [Int],
      description: 'Indexes of options from 0: exactly one, or several different ones if the poll allows it.',
    })
    choices: number[],
    @SignedIn() viewer: SignedInViewer,
  ): Promise<PostPayload> {
    const id = await this.voting.vote(viewer, parseId(postId, 'postId'), choices);
    const post = await this.views.byId(id, viewer);
    if (!post) throw new PostNotFound();
    return { post };
  }
}
