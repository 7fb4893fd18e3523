import { Controller, Delete, Param, Post } from '@nestjs/common';
import { Answers } from '#kernel/envelope/answers.decorator.js';
import { IdPipe } from '#kernel/request/id.pipe.js';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { SignedIn } from '#kernel/request/ctx.decorator.js';
import { TokenScope } from '#kernel/request/scopes/token-scope.decorator.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { PostNotFound } from '../model/post.errors.js';
import { RestPost, toRestPost } from '../read/post.rest.js';
import { PostViews } from '../read/post-views.js';
import { RequacksService } from './requacks.service.js';

/** REST endpoints for requacks. Both answer the original. */
@Controller('posts')
export class RequacksController {
  constructor(
    private readonly requacks: RequacksService,
    private readonly views: PostViews,
  ) {}

  @Allow('user')
  @TokenScope('write')
  @Limit('requack')
  @Answers("Shows a post to one's followers. Doing so again changes nothing.", RestPost)
  @Post(':id/requack')
  async requack(@Param('id', IdPipe) id: string, @SignedIn() viewer: SignedInViewer): Promise<RestPost> {
    return this.shown(await this.requacks.requack(viewer, id), viewer);
  }

  @Allow('user')
  @TokenScope('write')
  @Limit('requack')
  @Answers('Takes the requack back. Doing so again changes nothing.', RestPost)
  @Delete(':id/requack')
  async undo(@Param('id', IdPipe) id: string, @SignedIn() viewer: SignedInViewer): Promise<RestPost> {
    return this.shown(await this.requacks.undo(viewer, id), viewer);
  }

  private async shown(id: string, viewer: SignedInViewer): Promise<RestPost> {
    const post = await this.views.byIdWithMentions(id, viewer);
    if (!post) throw new PostNotFound();
    return toRestPost(post);
  }
}
