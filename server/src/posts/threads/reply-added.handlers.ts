import { EventHandlers, On } from '#kernel/events/domain-event.js';
import { Topics } from '#kernel/pubsub/topics.js';
import { PostPublished } from '../post.events.js';
import { replyAddedTopic } from './reply-added.topic.js';

/** Tells every replica of a new reply. Delivered at least once: readers know a reply by its id. */
@EventHandlers()
export class ReplyAddedHandlers {
  constructor(private readonly topics: Topics) {}

  @On(PostPublished)
  async onPostPublished({ postId, rootId }: PostPublished): Promise<void> {
    if (rootId !== null) await this.topics.publish(replyAddedTopic, { id: postId, rootId });
  }
}
