import { EventHandlers, On } from '#kernel/events/domain-event.js';
import { Topics } from '#kernel/pubsub/topics.js';
import { PostPublished } from '../post.events.js';
import { postAddedTopic } from './post-added.topic.js';

/** Tells every replica of a new quack. Delivered at least once: readers know a quack by its id. */
@EventHandlers()
export class PostAddedHandlers {
  constructor(private readonly topics: Topics) {}

  @On(PostPublished)
  async onPostPublished({ postId, authorId, parentId, tags }: PostPublished): Promise<void> {
    if (parentId === null) await this.topics.publish(postAddedTopic, { id: postId, authorId, tags });
  }
}
