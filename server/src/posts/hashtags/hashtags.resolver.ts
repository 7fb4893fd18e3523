import { Args, Int, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { type Connection, connectionOf } from '#kernel/paging/connection.js';
import { InvalidInput } from '#kernel/errors/app-error.js';
import { keysetPage, keysetPageOf } from '#kernel/paging/keyset.js';
import { PageArgs } from '#kernel/paging/page-args.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { Ctx } from '#kernel/request/ctx.decorator.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { postConnection } from '../post-connection.js';
import { PostTimelines } from '../post.timelines.js';
import { PostConnection, type PostView, PostViews } from '../post.view.js';
import { keysAsked } from './hashtag-key.js';
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
  @Query(() => HashtagView, { nullable: true, description: 'With or without its #; null where nobody has used it.' })
  async hashtag(
    @Args('tag', { type: () => String }) tag: string,
    @Ctx() { viewer }: RequestContext,
  ): Promise<HashtagView | null> {
    const [hashtag] = await this.views.inOrder(keysAsked(tag), viewer);
    return hashtag ?? null;
  }

  @Allow('anyone')
  @Limit('suggest')
  @Query(() => [HashtagView])
  async searchHashtags(
    @Args('query', { type: () => String }) query: string,
    @Args('first', { type: () => Int, nullable: true, defaultValue: 20 }) first: number | null,
    @Ctx() { viewer }: RequestContext,
  ): Promise<HashtagView[]> {
    const page = keysetPage('searchHashtags', { first });
    return this.views.inOrder(await this.hashtags.search(query, viewer, page.first), viewer);
  }

  @Allow('anyone')
  @Query(() => [HashtagView], { description: 'What many more people use today than yesterday.' })
  async trendingHashtags(
    @Args('first', { type: () => Int, nullable: true, defaultValue: 10 }) first: number | null,
    @Ctx() { viewer }: RequestContext,
  ): Promise<HashtagView[]> {
    const page = keysetPage('trendingHashtags', { first: first ?? 10 });
    return this.views.inOrder(await this.hashtags.trending(viewer, page.first), viewer);
  }

  @Allow('anyone')
  @Query(() => HashtagConnection, { description: 'By how many different people used them in the last 30 days.' })
  async popularHashtags(@Args() args: PageArgs, @Ctx() { viewer }: RequestContext): Promise<Connection<HashtagView>> {
    const page = keysetPageOf('popularHashtags', 2, args);
    if (page.after !== null && !/^\d{1,9}$/.test(page.after[0]!)) {
      throw new InvalidInput([{ field: 'after', message: 'The cursor is not valid for this list.' }], 'INVALID_CURSOR');
    }
    const skeleton = await this.hashtags.popular(viewer, page);
    return connectionOf('popularHashtags', page, skeleton, await this.views.byTags(skeleton.ids, viewer));
  }

  @ResolveField('posts', () => PostConnection)
  async tagged(
    @Parent() hashtag: HashtagView,
    @Args() args: PageArgs,
    @Ctx() { viewer }: RequestContext,
  ): Promise<Connection<PostView>> {
    const page = keysetPage('hashtag.posts', args);
    const tagged = this.timelines.byTag(hashtag.tag, viewer, page);
    return postConnection('hashtag.posts', page, await this.posts.ofList(tagged, viewer));
  }
}
