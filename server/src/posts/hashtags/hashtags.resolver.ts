import { keysAsked } from '@mallard/rules/hashtag-key';
import { Args, Int, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { type Connection, connectionOf } from '#kernel/paging/connection.js';
import { InvalidInput } from '#kernel/errors/app-error.js';
import { keysetPage, keysetPageOf } from '#kernel/paging/keyset.js';
import { PageArgs } from '#kernel/paging/page-args.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { Ctx } from '#kernel/request/ctx.decorator.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { TokenScope } from '#kernel/request/scopes/token-scope.decorator.js';
import { NewPostsArgs, onlyNew } from '../timelines/new-posts.args.js';
import { ListPage } from '../read/list-page.js';
import { PostTimelines } from '../timelines/post.timelines.js';
import { PostConnection, type PostView } from '../read/post.view.js';
import { PostViews } from '../read/post-views.js';
import { HashtagTimelines } from './hashtag.timelines.js';
import { HashtagConnection, HashtagView, HashtagViews } from './hashtag.view.js';

@Resolver(() => HashtagView)
export class HashtagsResolver {
  constructor(
    private readonly hashtags: HashtagTimelines,
    private readonly views: HashtagViews,
    private readonly timelines: PostTimelines,
    private readonly posts: PostViews,
  ) {}

  @Allow('anyone')
  @TokenScope('read')
  @Query(() => HashtagView, { nullable: true, description: 'With or without the #; null if no one has used it.' })
  async hashtag(
    @Args('tag', { type: () => String, description: 'With or without the #; case does not matter.' }) tag: string,
    @Ctx() { viewer }: RequestContext,
  ): Promise<HashtagView | null> {
    const [hashtag] = await this.views.inOrder(keysAsked(tag), viewer);
    return hashtag ?? null;
  }

  @Allow('anyone')
  @TokenScope('read')
  @Limit('suggest')
  @Query(() => [HashtagView], {
    description: 'Hashtags that begin with the query, for suggestions while someone types.',
  })
  async searchHashtags(
    @Args('query', { type: () => String, description: 'How the hashtag begins, with or without the #.' }) query: string,
    @Args('first', { type: () => Int, nullable: true, defaultValue: 20, description: 'How many, 1 to 100.' })
    first: number | null,
    @Ctx() { viewer }: RequestContext,
  ): Promise<HashtagView[]> {
    const page = keysetPage('searchHashtags', { first });
    return this.views.inOrder(await this.hashtags.search(query, viewer, page.first), viewer);
  }

  @Allow('anyone')
  @TokenScope('read')
  @Query(() => [HashtagView], { description: 'Hashtags that many more people use today than yesterday.' })
  async trendingHashtags(
    @Args('first', { type: () => Int, nullable: true, defaultValue: 10, description: 'How many, 1 to 100.' })
    first: number | null,
    @Ctx() { viewer }: RequestContext,
  ): Promise<HashtagView[]> {
    const page = keysetPage('trendingHashtags', { first: first ?? 10 });
    return this.views.inOrder(await this.hashtags.trending(viewer, page.first), viewer);
  }

  @Allow('anyone')
  @TokenScope('read')
  @Query(() => HashtagConnection, {
    description: 'Ordered by how many different people used them in the last 30 days.',
  })
  async popularHashtags(@Args() args: PageArgs, @Ctx() { viewer }: RequestContext): Promise<Connection<HashtagView>> {
    const page = keysetPageOf('popularHashtags', 2, args);
    if (page.after !== null && !/^\d{1,9}$/.test(page.after[0]!)) {
      throw new InvalidInput([{ field: 'after', message: 'The cursor is not valid for this list.' }], 'INVALID_CURSOR');
    }
    const idPage = await this.hashtags.popular(viewer, page);
    return connectionOf('popularHashtags', page, idPage, await this.views.byTags(idPage.ids, viewer));
  }

  @ResolveField('posts', () => PostConnection, {
    description: 'Posts with this hashtag, without replies, newest first.',
  })
  async tagged(
    @Parent() hashtag: HashtagView,
    @Args() args: NewPostsArgs,
    @Ctx() { viewer }: RequestContext,
  ): Promise<Connection<PostView>> {
    const list = 'hashtag.posts';
    const page = new ListPage(keysetPage(list, args), 'LISTS');
    while (page.next) {
      const listed = onlyNew(args, this.timelines.byTag(hashtag.tag, viewer, page.next));
      page.addList(await this.posts.ofList(listed, viewer));
    }
    return page.toConnection(list);
  }
}
