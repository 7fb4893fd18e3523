import { hashtagKey } from '@mallard/rules/hashtag-key';
import { Args, ID, Resolver, Subscription } from '@nestjs/graphql';
import { InvalidInput, NotSignedIn } from '#kernel/errors/app-error.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { Ctx } from '#kernel/request/ctx.decorator.js';
import { parseId } from '#kernel/request/id.pipe.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { TokenScope } from '#kernel/request/scopes/token-scope.decorator.js';
import { isSignedIn, type Viewer } from '#kernel/request/viewer.js';
import { ListNotFound } from '#people/lists/list.errors.js';
import { ListViews } from '#people/lists/list.view.js';
import { Feed, type FeedName } from '../timelines/feed.js';
import { PostView } from '../read/post.view.js';
import { LivePosts } from './live-posts.js';

@Resolver()
export class PostAddedSubscriptions {
  constructor(
    private readonly live: LivePosts,
    private readonly lists: ListViews,
  ) {}

  @Allow('anyone')
  @TokenScope('read')
  @Subscription(() => PostView, {
    description:
      'New posts of a feed, of one hashtag if tag is given, or of a list if listId is given; without replies.',
    resolve: (post: PostView) => post,
  })
  async postAdded(
    @Args('feed', { type: () => Feed, nullable: true, defaultValue: Feed.FOLLOWING, description: 'Whose posts.' })
    feed: FeedName | null,
    @Args('tag', { type: () => String, nullable: true, description: 'Only posts with this hashtag.' })
    tag: string | null | undefined,
    @Args('listId', { type: () => ID, nullable: true, description: 'Only posts of this list of the viewer.' })
    listId: string | null | undefined,
    @Ctx() { viewer }: RequestContext,
  ): Promise<AsyncIterableIterator<PostView>> {
    if (listId !== null && listId !== undefined) return this.ofList(parseId(listId, 'listId'), viewer);
    if (tag !== null && tag !== undefined) {
      const key = hashtagKey(tag.slice(0, 200));
      if (key === '') throw new InvalidInput([{ field: 'tag', message: 'tag must be a hashtag.' }], 'INVALID_HASHTAG');
      return this.live.listen(viewer, Feed.EVERYONE, key);
    }
    const wanted = feed ?? Feed.FOLLOWING;
    if (wanted === Feed.FOLLOWING && viewer.id === null)
      throw new NotSignedIn('Please sign in to see the people you follow.');
    return this.live.listen(viewer, wanted, null);
  }

  private async ofList(listId: string, viewer: Viewer): Promise<AsyncIterableIterator<PostView>> {
    if (!isSignedIn(viewer)) throw new NotSignedIn('Please sign in to see your lists.');
    if (!(await this.lists.byId(listId, viewer.id))) throw new ListNotFound();
    return this.live.listenToList(viewer, listId);
  }
}
