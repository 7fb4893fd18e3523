import { Args, Int, Query, Resolver } from '@nestjs/graphql';
import { keysetPage } from '#kernel/paging/keyset.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { Ctx } from '#kernel/request/ctx.decorator.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { TokenScope } from '#kernel/request/scopes/token-scope.decorator.js';
import { VISITOR } from '#kernel/request/viewer.js';
import { isHiddenInLists } from '#people/ties/relationship.view.js';
import { PostView } from '../read/post.view.js';
import { PostViews } from '../read/post-views.js';
import { shownIn } from '../read/list-page.js';
import { FrontPosts, MAX_FRONT_POSTS } from './front-posts.js';

@Resolver()
export class FrontPostsResolver {
  constructor(
    private readonly front: FrontPosts,
    private readonly views: PostViews,
  ) {}

  @Allow('anyone')
  @TokenScope('read')
  @Query(() => [PostView], {
    description:
      'The quacks that people like right now, best first, at most 20: each by another author, only what visitors may read, and none with a content warning or sensitive media. A minute old at most.',
  })
  async frontPosts(
    @Args('first', { type: () => Int, nullable: true, defaultValue: 6, description: 'How many, 1 to 20.' })
    first: number | null,
    @Ctx() { viewer, language }: RequestContext,
  ): Promise<PostView[]> {
    const page = keysetPage('frontPosts', { first: first ?? 6 });
    const ids = (await this.front.ids(language)).slice(0, Math.min(page.first, MAX_FRONT_POSTS));
    // Read as a visitor too: the list may be older than an author's wish to be read by signed-in people only.
    const open = await this.views.byIds(ids, VISITOR);
    const isListed = (view?: PostView) => view?.isSensitive === false && view.visibility === 'PUBLIC';
    const shown = ids.filter((id) => isListed(open.get(id)));
    const views = viewer.id === null ? open : await this.views.byIds(shown, viewer);
    const present = shown.map((id) => views.get(id)).filter((view) => view !== undefined);
    return shownIn(present, 'LISTS').filter(({ author }) => !isHiddenInLists(author.viewerRelationship));
  }
}
