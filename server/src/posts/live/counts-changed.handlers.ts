import type { OnModuleDestroy } from '@nestjs/common';
import { EventHandlers, On } from '#kernel/events/domain-event.js';
import { Topics } from '#kernel/pubsub/topics.js';
import {
  PostNodded,
  PostPublished,
  PostRemoved,
  PostRequacked,
  PostRestored,
  PostUnnodded,
  PostUnrequacked,
} from '../model/post.events.js';
import { PollEnded, PollVotesChanged } from '../polls/poll.events.js';
import { PostQuoted, QuoteDecided, QuotesRecounted } from '../quotes/quote.events.js';
import { countsChangedTopic } from '../model/counts-changed.topic.js';

/** Between two messages of this process, however many nods and replies there are. */
const PAUSE_MS = 1_000;
/** Ids of one message, so that it fits into a notification of PostgreSQL. */
const MAX_IDS = 150;

/** Tells every replica which posts got other counts: the first at once, then once a second. Losing a message is harmless. */
@EventHandlers()
export class CountsChangedHandlers implements OnModuleDestroy {
  private readonly changed = new Set<string>();
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly topics: Topics) {}

  @On(PostNodded)
  onPostNodded({ postId }: PostNodded): void {
    this.add(postId);
  }

  @On(PostUnnodded)
  onPostUnnodded({ postId }: PostUnnodded): void {
    this.add(postId);
  }

  @On(PostRequacked)
  onPostRequacked({ postId }: PostRequacked): void {
    this.add(postId);
  }

  @On(PostUnrequacked)
  onPostUnrequacked({ postId }: PostUnrequacked): void {
    this.add(postId);
  }

  @On(PostPublished)
  onPostPublished({ parentId }: PostPublished): void {
    if (parentId !== null) this.add(parentId);
  }

  @On(PostRemoved)
  onPostRemoved({ parentId }: PostRemoved): void {
    // Absent in events that the previous version stored.
    if (parentId) this.add(parentId);
  }

  @On(PostRestored)
  onPostRestored({ parentId }: PostRestored): void {
    if (parentId !== null) this.add(parentId);
  }

  @On(PostQuoted)
  onPostQuoted({ quotedId }: PostQuoted): void {
    this.add(quotedId);
  }

  @On(QuoteDecided)
  onQuoteDecided({ postId, quotedId }: QuoteDecided): void {
    this.add(postId);
    this.add(quotedId);
  }

  @On(QuotesRecounted)
  onQuotesRecounted({ quotedId }: QuotesRecounted): void {
    this.add(quotedId);
  }

  @On(PollVotesChanged)
  onPollVotesChanged({ postId }: PollVotesChanged): void {
    this.add(postId);
  }

  @On(PollEnded)
  onPollEnded({ postId }: PollEnded): void {
    this.add(postId);
  }

  onModuleDestroy(): void {
    clearTimeout(this.timer);
  }

  private add(id: string): void {
    this.changed.add(id);
    if (this.timer === undefined) this.tell();
  }

  private tell(): void {
    this.timer = undefined;
    const ids = [...this.changed].slice(0, MAX_IDS);
    if (ids.length === 0) return;
    for (const id of ids) this.changed.delete(id);
    this.timer = setTimeout(() => this.tell(), PAUSE_MS).unref();
    void this.topics.publish(countsChangedTopic, { ids });
  }
}
