import { Args, Query, Resolver } from '@nestjs/graphql';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { type Connection, connectionOf } from '#kernel/paging/connection.js';
import { keysetPage } from '#kernel/paging/keyset.js';
import { PageArgs } from '#kernel/paging/page-args.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { Ctx } from '#kernel/request/ctx.decorator.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { PostConnection, type PostView, PostViews } from '../post.view.js';
import { parseSearchQuery } from './search-query.js';
import { SearchTimelines } from './search.timelines.js';

@Resolver()
export class SearchResolver {
  constructor(
    private readonly timelines: SearchTimelines,
    private readonly views: PostViews,
  ) {}

  @Allow('anyone')
  @Limit('search')
  @Query(() => PostConnection, {
    description:
      'Quacks and replies by their words, newest first. Takes "phrases", #hashtags, from:handle, has:media, before:YYYY-MM-DD and after:YYYY-MM-DD.',
  })
  async searchPosts(
    @Args('query', { type: () => String }) query: string,
    @Args() args: PageArgs,
    @Ctx() { viewer }: RequestContext,
  ): Promise<Connection<PostView>> {
    const page = keysetPage('searchPosts', args);
    const skeleton = await this.timelines.search(parseSearchQuery(query), viewer, page);
    return connectionOf('searchPosts', page, skeleton, await this.views.byIds(skeleton.ids, viewer));
  }
}
