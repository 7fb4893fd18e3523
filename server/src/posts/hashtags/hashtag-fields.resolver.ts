import { Int, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Ctx } from '#kernel/request/ctx.decorator.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { HashtagDayView } from './hashtag-day.view.js';
import { HashtagHistoryLoader } from './hashtag-history.loader.js';
import { HashtagPopularityLoader } from './hashtag-popularity.loader.js';
import { HashtagReasonLoader, HashtagTrendView } from './hashtag-reason.loader.js';
import { HashtagRecentLoader } from './hashtag-recent.loader.js';
import { HashtagView } from './hashtag.view.js';

/** What only a page about hashtags asks for; batched. */
@Resolver(() => HashtagView)
export class HashtagFieldsResolver {
  constructor(
    private readonly histories: HashtagHistoryLoader,
    private readonly reasons: HashtagReasonLoader,
    private readonly recent: HashtagRecentLoader,
    private readonly popularity: HashtagPopularityLoader,
  ) {}

  @ResolveField(() => Int, { description: 'Posts in the last 24 hours.' })
  async recentPostCount(@Parent() { tag }: HashtagView, @Ctx() ctx: RequestContext): Promise<number> {
    return (await this.recent.for(ctx).load(tag))?.posts ?? 0;
  }

  @ResolveField(() => Int, { description: 'Different people in the last 24 hours.' })
  async recentAuthorCount(@Parent() { tag }: HashtagView, @Ctx() ctx: RequestContext): Promise<number> {
    return (await this.recent.for(ctx).load(tag))?.authors ?? 0;
  }

  @ResolveField(() => Int, {
    description:
      'Different people in the last 30 days, by which popularHashtags is in order. Counted four times an hour; 0 below the 10,000 most popular.',
  })
  async monthAuthorCount(@Parent() { tag }: HashtagView, @Ctx() ctx: RequestContext): Promise<number> {
    return (await this.popularity.for(ctx).load(tag)) ?? 0;
  }

  @ResolveField(() => [HashtagDayView], { description: 'The last seven days of 24 hours up to now, oldest first.' })
  async history(@Parent() { tag }: HashtagView, @Ctx() ctx: RequestContext): Promise<HashtagDayView[]> {
    return (await this.histories.for(ctx).load(tag)) ?? [];
  }

  @ResolveField(() => HashtagTrendView, { nullable: true, description: 'Null where it does not trend.' })
  trend(@Parent() { tag }: HashtagView, @Ctx() ctx: RequestContext): Promise<HashtagTrendView | null> {
    return this.reasons.for(ctx).load(tag);
  }
}
