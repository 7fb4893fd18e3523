import { Controller, Get, Param } from '@nestjs/common';
import { AnswersPage } from '#kernel/envelope/answers.decorator.js';
import { FlatPage } from '#kernel/paging/flat-page.js';
import { Paged } from '#kernel/paging/numbered-page.js';
import type { NumberedPage } from '#kernel/paging/page-input.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { SignedIn } from '#kernel/request/ctx.decorator.js';
import { IdPipe } from '#kernel/request/id.pipe.js';
import { TokenScope } from '#kernel/request/scopes/token-scope.decorator.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { ListNotFound } from '#people/lists/list.errors.js';
import { ListViews } from '#people/lists/list.view.js';
import { firstPosts } from '../read/list-page.js';
import { RestPost, toRestPost } from '../read/post.rest.js';
import { PostViews } from '../read/post-views.js';
import { ListPostTimelines } from './list-posts.timelines.js';

/** The posts of a list in REST. */
@Controller('lists')
export class ListPostsController {
  constructor(
    private readonly lists: ListViews,
    private readonly timelines: ListPostTimelines,
    private readonly views: PostViews,
  ) {}

  @Allow('user')
  @TokenScope('read')
  @AnswersPage(
    'The posts of a list, newest first. The total counts up to the page, which says exactly if there is more.',
    RestPost,
  )
  @Get(':id/posts')
  async posts(
    @Param('id', IdPipe) id: string,
    @Paged() page: NumberedPage,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<FlatPage<RestPost>> {
    const list = await this.lists.byId(id, viewer.id);
    if (!list) throw new ListNotFound();
    const read = await this.views.ofListWithMentions(this.timelines.ofNumbered(list, viewer, page), viewer);
    const posts = firstPosts(read, page.pageSize);
    return new FlatPage(posts.map(toRestPost), page, 0, read.ids.length > page.pageSize);
  }
}
