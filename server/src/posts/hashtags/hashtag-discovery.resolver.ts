import { Args, Int, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { InvalidInput } from '#kernel/errors/app-error.js';
import { keysetPage } from '#kernel/paging/keyset.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { Ctx } from '#kernel/request/ctx.decorator.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { TokenScope } from '#kernel/request/scopes/token-scope.decorator.js';
import { UserLoader } from '#people/users/user.loader.js';
import { UserView } from '#people/users/user.view.js';
import { PostLoader } from '../read/post.loader.js';
import { shownIn } from '../read/list-page.js';
import { PostView } from '../read/post.view.js';
import { HashtagPeopleLoader, MAX_PEOPLE } from './hashtag-people.loader.js';
import { HashtagTimelines } from './hashtag.timelines.js';
import { HashtagTopPostsLoader, MAX_TOP_POSTS } from './hashtag-top-posts.loader.js';
import { HashtagView, HashtagViews } from './hashtag.view.js';

/** What a hashtag leads to: its best posts, and the people who write with it. */
@Resolver(() => HashtagView)
export class HashtagDiscoveryResolver {
  constructor(
    private readonly hashtags: HashtagTimelines,
    private readonly views: HashtagViews,
    private readonly topPostIds: HashtagTopPostsLoader,
    private readonly peopleIds: HashtagPeopleLoader,
    private readonly posts: PostLoader,
    private readonly users: UserLoader,
  ) {}

  @Allow('anyone')
  @TokenScope('read')
  @Query(() => [HashtagView], {
    description: 'Hashtags to find people by: those the viewer uses most, then trending ones, then popular ones.',
  })
  async suggestedHashtags(
    @Args('first', { type: () => Int, nullable: true, defaultValue: 6, description: 'How many, 1 to 100.' })
    first: number | null,
    @Ctx() { viewer }: RequestContext,
  ): Promise<HashtagView[]> {
    const page = keysetPage('suggestedHashtags', { first: first ?? 6 });
    return this.views.inOrder(await this.hashtags.suggestedFor(viewer, page.first), viewer);
  }

  @ResolveField('topPosts', () => [PostView], {
    description: `Of its newest 100 posts, those with the most nods and replies, the last 24 hours first; at most ${MAX_TOP_POSTS}, of different people.`,
  })
  async topPosts(
    @Parent() { tag }: HashtagView,
    @Args('first', { type: () => Int, nullable: true, defaultValue: 2, description: 'How many, 1 to 3.' })
    first: number | null,
    @Ctx() ctx: RequestContext,
  ): Promise<PostView[]> {
    const most = upTo(MAX_TOP_POSTS, first ?? 2);
    const ids = (await this.topPostIds.for(ctx).load(tag)) ?? [];
    return shownIn(present(await this.posts.for(ctx).loadMany(ids.slice(0, most))), 'LISTS');
  }

  @ResolveField('people', () => [UserView], {
    description: `People who wrote most with it in the last 30 days and whom the viewer doesn't follow; at most ${MAX_PEOPLE}.`,
  })
  async people(
    @Parent() { tag }: HashtagView,
    @Args('first', { type: () => Int, nullable: true, defaultValue: 3, description: 'How many, 1 to 30.' })
    first: number | null,
    @Ctx() ctx: RequestContext,
  ): Promise<UserView[]> {
    const most = upTo(MAX_PEOPLE, first ?? 3);
    const ids = (await this.peopleIds.for(ctx).load(tag)) ?? [];
    return present(await this.users.for(ctx).loadMany(ids.slice(0, most)));
  }
}

function upTo(most: number, first: number): number {
  if (first < 1 || first > most)
    throw new InvalidInput(
      [{ field: 'first', message: `first must be a number from 1 to ${most}.` }],
      'INVALID_PAGE_SIZE',
    );
  return first;
}

function present<View>(loaded: readonly (View | Error | null)[]): View[] {
  return loaded.filter((each): each is Awaited<View> & View => each !== null && !(each instanceof Error));
}
