import { EventHandlers, On } from '#kernel/events/domain-event.js';
import { FollowRequested, FollowRequestEnded, UserFollowed, UserUnfollowed } from '#people/follows/follow.events.js';
import {
  PostEdited,
  PostNodded,
  PostPublished,
  PostRemoved,
  PostRequacked,
  PostUnnodded,
  PostUnrequacked,
} from '#posts/model/post.events.js';
import { PollEnded } from '#posts/polls/poll.events.js';
import { PostQuoted, QuoteDecided } from '#posts/quotes/quote.events.js';
import { ScheduledPostFailed } from '#posts/publishing/scheduling/scheduled-post.events.js';
import { Inbox } from './inbox.js';

/** Turns events of other areas into notifications. Delivered at least once, in any order. */
@EventHandlers()
export class NotificationHandlers {
  constructor(private readonly inbox: Inbox) {}

  @On(PostPublished)
  async onPostPublished(post: PostPublished): Promise<void> {
    const { postId, authorId, parentId, parentAuthorId, mentionedIds, hasListeners = true } = post;
    // No one is told of their own replies, such as the rest of a thread.
    if (parentId !== null && parentAuthorId !== authorId) await this.inbox.recordReply(postId);
    if (mentionedIds.length > 0) await this.inbox.recordMentions(postId);
    // The last, because whom the post answers or mentions isn't told of it twice.
    if (hasListeners) await this.inbox.recordPost(postId);
  }

  @On(PostEdited)
  async onPostEdited({ postId, addedMentionIds = [] }: PostEdited): Promise<void> {
    await this.inbox.updateMentions(postId, addedMentionIds);
  }

  @On(PostRemoved)
  async onPostRemoved({ postId, authorId }: PostRemoved): Promise<void> {
    await this.inbox.forgetPost(postId);
    await this.inbox.forgetQuoteRequestsOf(postId, authorId);
  }

  @On(PostQuoted)
  async onPostQuoted({ postId, state }: PostQuoted): Promise<void> {
    await this.inbox.recordQuote(postId, state === 'PENDING');
  }

  @On(QuoteDecided)
  async onQuoteDecided({ postId }: QuoteDecided): Promise<void> {
    await this.inbox.forgetQuoteRequest(postId);
  }

  @On(PostNodded)
  async onPostNodded({ postId, authorId, userId }: PostNodded): Promise<void> {
    if (authorId !== userId) await this.inbox.recordNod(userId, postId);
  }

  @On(PostUnnodded)
  async onPostUnnodded({ postId, userId }: PostUnnodded): Promise<void> {
    await this.inbox.undoNod(userId, postId);
  }

  @On(PostRequacked)
  async onPostRequacked({ postId, authorId, userId }: PostRequacked): Promise<void> {
    if (authorId !== userId) await this.inbox.recordRequack(userId, postId);
  }

  @On(PostUnrequacked)
  async onPostUnrequacked({ postId, userId }: PostUnrequacked): Promise<void> {
    await this.inbox.undoRequack(userId, postId);
  }

  @On(ScheduledPostFailed)
  async onScheduledPostFailed({ authorId, failureId, isDraft }: ScheduledPostFailed): Promise<void> {
    const reason = isDraft ? 'OUTGOING_POST_FAILED' : 'SCHEDULED_POST_FAILED';
    await this.inbox.recordSystem(authorId, failureId, reason);
  }

  @On(PollEnded)
  async onPollEnded({ postId }: PollEnded): Promise<void> {
    await this.inbox.recordPollEnded(postId);
  }

  @On(UserFollowed)
  async onUserFollowed({ followerId, followeeId, wasRequested }: UserFollowed): Promise<void> {
    if (wasRequested) await this.inbox.recordFollowAccepted(followerId, followeeId);
    else await this.inbox.recordFollow(followerId, followeeId);
  }

  @On(FollowRequested)
  async onFollowRequested({ followerId, followeeId }: FollowRequested): Promise<void> {
    await this.inbox.recordFollowRequest(followerId, followeeId);
  }

  @On(FollowRequestEnded)
  async onFollowRequestEnded({ followerId, followeeId }: FollowRequestEnded): Promise<void> {
    await this.inbox.undoFollowRequest(followerId, followeeId);
  }

  @On(UserUnfollowed)
  async onUserUnfollowed({ followerId, followeeId }: UserUnfollowed): Promise<void> {
    await this.inbox.undoFollow(followerId, followeeId);
  }
}
