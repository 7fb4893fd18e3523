import { Int, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Ctx } from '#kernel/request/ctx.decorator.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { HashtagDayView } from './hashtag-day.view.js';
import { HashtagHistoryLoader } from './hashtag-history.loader.js';
import { HashtagPopularityLoader } from './hashtag-popularity.loader.js';
import { HashtagReasonLoader, HashtagTrendView } from './hashtag-reason.loader.js';
import { HashtagRecentLoader } from './hashtag-recent.loader.js';
import { HashtagView } from './hashtag.view.js';

/** Fields that only hashtag pages ask for; batched. */
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
      'Different people in the last 30 days, the order of popularHashtags. Updated with each use up to 100 people, then four times an hour; never below recentAuthorCount.',
  })
  async monthAuthorCount(@Parent() hashtag: HashtagView, @Ctx() ctx: RequestContext): Promise<number> {
    const [counted, recent] = await Promise.all([
      this.popularity.for(ctx).load(hashtag.tag),
      this.recentAuthorCount(hashtag, ctx),
    ]);
    return Math.max(counted ?? 0, recent);
  }

  @ResolveField(() => [HashtagDayView], { description: 'The last seven periods of 24 hours, oldest first.' })
  async history(@Parent() { tag }: HashtagView, @Ctx() ctx: RequestContext): Promise<HashtagDayView[]> {
    return (await this.histories.for(ctx).load(tag)) ?? [];
  }

  @ResolveField(() => HashtagTrendView, { nullable: true, description: 'Null when it is not trending.' })
  async trend(@Parent() hashtag: HashtagView, @Ctx() ctx: RequestContext): Promise<HashtagTrendView | null> {
    const reason = await this.reasons.for(ctx).load(hashtag.tag);
    // Counted now like the other numbers of the response, so that they agree.
    return reason && { ...reason, authorCount: await this.recentAuthorCount(hashtag, ctx) };
  }
}
