import { EventHandlers, On } from '#kernel/events/domain-event.js';
import { Topics } from '#kernel/pubsub/topics.js';
import { PostPublished, PostRequacked } from '../model/post.events.js';
import { postAddedTopic } from './post-added.topic.js';

/** Tells every replica about a new post. Delivered at least once; clients deduplicate by id. */
@EventHandlers()
export class PostAddedHandlers {
  constructor(private readonly topics: Topics) {}

  @On(PostPublished)
  async onPostPublished({ postId, authorId, parentId, tags }: PostPublished): Promise<void> {
    if (parentId === null) await this.topics.publish(postAddedTopic, { id: postId, authorId, tags });
  }

  @On(PostRequacked)
  async onPostRequacked({ requackId, userId }: PostRequacked): Promise<void> {
    await this.topics.publish(postAddedTopic, { id: requackId, authorId: userId, tags: [] });
  }
}
