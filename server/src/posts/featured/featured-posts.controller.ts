import { Controller, Delete, Get, Param, Post } from '@nestjs/common';
import { Answers, AnswersList } from '#kernel/envelope/answers.decorator.js';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { Ctx, SignedIn } from '#kernel/request/ctx.decorator.js';
import { IdPipe } from '#kernel/request/id.pipe.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { TokenScope } from '#kernel/request/scopes/token-scope.decorator.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { PostNotFound } from '../model/post.errors.js';
import { RestPost, toRestPost } from '../read/post.rest.js';
import { PostViews } from '../read/post-views.js';
import { FeaturedPostsLoader } from './featured-posts.loader.js';
import { FeaturedPostsService } from './featured-posts.service.js';

/** REST endpoints for what people feature in their profiles. */
@Controller('posts')
export class FeaturedPostsController {
  constructor(
    private readonly service: FeaturedPostsService,
    private readonly featured: FeaturedPostsLoader,
    private readonly views: PostViews,
  ) {}

  @Allow('anyone')
  @TokenScope('read')
  @AnswersList('What a person shows first in their profile, at most five posts, the first one first.', RestPost)
  @Get('featured/:userId')
  async list(@Param('userId', IdPipe) userId: string, @Ctx() ctx: RequestContext): Promise<RestPost[]> {
    const posts = (await this.featured.for(ctx).load(userId)) ?? [];
    const ids = posts.map(({ id }) => id);
    return (await this.views.withMentions(ids, ctx.viewer)).map(toRestPost);
  }

  @Allow('user')
  @TokenScope('write')
  @Limit('feature-post')
  @Answers("Shows a post of one's own first in one's profile. Doing so again changes nothing.", RestPost)
  @Post(':id/feature')
  async feature(@Param('id', IdPipe) id: string, @SignedIn() viewer: SignedInViewer): Promise<RestPost> {
    return this.shown(await this.service.feature(viewer, id), viewer);
  }

  @Allow('user')
  @TokenScope('write')
  @Limit('feature-post')
  @Answers('Takes a post out of what the profile features. Doing so again changes nothing.', RestPost)
  @Delete(':id/feature')
  async unfeature(@Param('id', IdPipe) id: string, @SignedIn() viewer: SignedInViewer): Promise<RestPost> {
    return this.shown(await this.service.unfeature(viewer, id), viewer);
  }

  private async shown(id: string, viewer: SignedInViewer): Promise<RestPost> {
    const post = await this.views.byIdWithMentions(id, viewer);
    if (!post) throw new PostNotFound();
    return toRestPost(post);
  }
}
