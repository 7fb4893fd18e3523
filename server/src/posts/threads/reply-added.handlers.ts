import { EventHandlers, On } from '#kernel/events/domain-event.js';
import { Topics } from '#kernel/pubsub/topics.js';
import { PostPublished } from '../model/post.events.js';
import { replyAddedTopic } from './reply-added.topic.js';

/** Tells every replica about a new reply. Delivered at least once; clients deduplicate by id. */
@EventHandlers()
export class ReplyAddedHandlers {
  constructor(private readonly topics: Topics) {}

  @On(PostPublished)
  async onPostPublished({ postId, rootId }: PostPublished): Promise<void> {
    if (rootId !== null) await this.topics.publish(replyAddedTopic, { id: postId, rootId });
  }
}
