import { Args, ID, Int, Query, Resolver } from '@nestjs/graphql';
import { InvalidInput } from '#kernel/errors/app-error.js';
import { DateTime } from '#kernel/graphql/datetime.scalar.js';
import { keysetPage } from '#kernel/paging/keyset.js';
import { DEFAULT_PAGE_SIZE } from '#kernel/paging/page-input.js';
import { parseId } from '#kernel/request/id.pipe.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { Ctx } from '#kernel/request/ctx.decorator.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { TokenScope } from '#kernel/request/scopes/token-scope.decorator.js';
import { PostView } from '../read/post.view.js';
import { ReplySort, type ReplySortName } from './reply-sort.js';
import { MAX_THREAD_POSTS } from './thread-statements.js';
import { DEFAULT_DEPTH, ThreadView, ThreadViews } from './thread.view.js';

const MAX_REPLIES = MAX_THREAD_POSTS - 1;

@Resolver(() => ThreadView)
export class ThreadsResolver {
  constructor(private readonly threads: ThreadViews) {}

  @Allow('anyone')
  @TokenScope('read')
  @Query(() => ThreadView, {
    nullable: true,
    description:
      'At most 200 posts, oldest replies first. With sort or maxReplies it is what a page shows first: up to 30 direct replies, and up to 3 to each of these and further down.',
  })
  thread(
    @Args('postId', { type: () => ID, description: 'Any post of the thread.' }) postId: string,
    @Args('maxDepth', {
      type: () => Int,
      nullable: true,
      defaultValue: DEFAULT_DEPTH,
      description: 'Levels of replies, 1 to 10.',
    })
    maxDepth: number | null,
    @Args('maxReplies', { type: () => Int, nullable: true, description: 'Replies of all levels together, 1 to 199.' })
    maxReplies: number | null | undefined,
    @Args('sort', { type: () => ReplySort, nullable: true, description: 'The order of the replies of each level.' })
    sort: ReplySortName | null | undefined,
    @Ctx() { viewer }: RequestContext,
  ): Promise<ThreadView | null> {
    const most = maxReplies ?? MAX_REPLIES;
    if (most < 1 || most > MAX_REPLIES) {
      const message = `maxReplies must be a number from 1 to ${MAX_REPLIES}.`;
      throw new InvalidInput([{ field: 'maxReplies', message }], 'INVALID_PAGE_SIZE');
    }
    const isShort = maxReplies != null || sort != null;
    const short = isShort ? { sort: sort ?? ReplySort.OLDEST, maxReplies: most } : undefined;
    return this.threads.around(parseId(postId, 'postId'), { maxDepth: maxDepth ?? DEFAULT_DEPTH, short }, viewer);
  }

  @Allow('anyone')
  @TokenScope('read')
  @Query(() => [PostView], {
    description:
      'Replies anywhere in a thread since it was read, oldest first, and some from shortly before: what a client lacks that subscribes to replyAdded after it read the thread.',
  })
  newReplies(
    @Args('postId', { type: () => ID, description: 'Any post of the thread.' }) postId: string,
    @Args('since', { type: () => DateTime, description: "The thread's readAt." }) since: Date,
    @Args('first', {
      type: () => Int,
      nullable: true,
      defaultValue: DEFAULT_PAGE_SIZE,
      description: 'How many at most, 1 to 100. A client that gets as many reads the thread again.',
    })
    first: number | null,
    @Ctx() { viewer }: RequestContext,
  ): Promise<PostView[]> {
    const page = keysetPage('newReplies', { first });
    return this.threads.newReplies(parseId(postId, 'postId'), since, page.first, viewer);
  }
}
