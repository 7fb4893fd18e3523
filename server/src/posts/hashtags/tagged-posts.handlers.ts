import { EventHandlers, On } from '#kernel/events/domain-event.js';
import { PostEdited, PostPublished } from '../model/post.events.js';
import { HashtagPopularity } from './hashtag-popularity.js';

/** Recounts the hashtags of a new or edited post. */
@EventHandlers()
export class TaggedPostsHandlers {
  constructor(private readonly popularity: HashtagPopularity) {}

  @On(PostPublished)
  async onPostPublished({ postId, parentId, tags }: PostPublished): Promise<void> {
    if (parentId === null && tags.length > 0) await this.popularity.countTagsOf(postId, tags);
  }

  @On(PostEdited)
  async onPostEdited({ postId }: PostEdited): Promise<void> {
    await this.popularity.countTagsOf(postId);
  }
}
