import { Args, Resolver, Subscription } from '@nestjs/graphql';
import { InvalidInput, NotSignedIn } from '#kernel/errors/app-error.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { Ctx } from '#kernel/request/ctx.decorator.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { Feed, type FeedName } from '../feed.js';
import { hashtagKey } from '../hashtags/hashtag-key.js';
import { PostView } from '../post.view.js';
import { LiveQuacks } from './live-quacks.js';

@Resolver()
export class PostAddedSubscriptions {
  constructor(private readonly live: LiveQuacks) {}

  @Allow('anyone')
  @Subscription(() => PostView, {
    description: 'New quacks of a feed, or of one hashtag where tag is given; replies are not among them.',
    resolve: (post: PostView) => post,
  })
  postAdded(
    @Args('feed', { type: () => Feed, nullable: true, defaultValue: Feed.FOLLOWING }) feed: FeedName | null,
    @Args('tag', { type: () => String, nullable: true }) tag: string | null | undefined,
    @Ctx() { viewer }: RequestContext,
  ): AsyncIterableIterator<PostView> {
    if (tag !== null && tag !== undefined) {
      const key = hashtagKey(tag.slice(0, 200));
      if (key === '') throw new InvalidInput([{ field: 'tag', message: 'tag takes a hashtag.' }], 'INVALID_HASHTAG');
      return this.live.listen(viewer, Feed.EVERYONE, key);
    }
    const wanted = feed ?? Feed.FOLLOWING;
    if (wanted === Feed.FOLLOWING && viewer.id === null)
      throw new NotSignedIn('Please sign in to see the people you follow.');
    return this.live.listen(viewer, wanted, null);
  }
}
