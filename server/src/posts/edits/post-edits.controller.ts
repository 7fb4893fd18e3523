import { Controller, Get, Param } from '@nestjs/common';
import { z } from 'zod';
import { AnswersPage } from '#kernel/envelope/answers.decorator.js';
import { instant, restShape, uuid } from '#kernel/envelope/rest-shape.js';
import { FlatPage } from '#kernel/paging/flat-page.js';
import { Paged } from '#kernel/paging/numbered-page.js';
import type { NumberedPage } from '#kernel/paging/page-input.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { Ctx } from '#kernel/request/ctx.decorator.js';
import { IdPipe } from '#kernel/request/id.pipe.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { TokenScope } from '#kernel/request/scopes/token-scope.decorator.js';
import { RestMedia, toRestMedia } from '#media/media.rest.js';
import { restMarks } from '../model/post-marks.fields.js';
import { marksIn } from '../model/post-marks.js';
import { PostNotFound } from '../model/post.errors.js';
import { PostViews } from '../read/post-views.js';
import { type PostEditView, PostEditViews } from './post-edit.view.js';

/** An earlier version of a post in REST. */
export const RestPostEdit = restShape('PostEdit', {
  id: uuid,
  content: z.string(),
  contentWarning: z.string().nullable(),
  ...restMarks,
  media: z.array(RestMedia),
  likeCount: z.int(),
  createdOn: instant,
  replacedOn: instant,
});
export type RestPostEdit = z.infer<typeof RestPostEdit>;

const toRestPostEdit = (version: PostEditView): RestPostEdit => ({
  id: version.id,
  content: version.content,
  contentWarning: version.contentWarning,
  ...marksIn(version),
  media: version.media.map(toRestMedia),
  likeCount: version.nodCount,
  createdOn: version.createdAt,
  replacedOn: version.replacedAt,
});

/** REST endpoint for earlier versions. */
@Controller('posts')
export class PostEditsController {
  constructor(
    private readonly posts: PostViews,
    private readonly views: PostEditViews,
  ) {}

  @Allow('anyone')
  @TokenScope('read')
  @AnswersPage('What a post said before each edit, latest first.', RestPostEdit)
  @Get(':id/edits')
  async edits(
    @Param('id', IdPipe) id: string,
    @Paged() page: NumberedPage,
    @Ctx() { viewer }: RequestContext,
  ): Promise<FlatPage<RestPostEdit>> {
    const post = await this.posts.byId(id, viewer);
    if (!post) throw new PostNotFound();
    const { versions, total } = await this.views.numbered(post, page);
    const shown = versions.slice(0, page.pageSize).map(toRestPostEdit);
    return new FlatPage(shown, page, total, versions.length > page.pageSize);
  }
}
