import { Database } from '#kernel/database/database.js';
import { newId } from '#kernel/database/ids.js';
import { EventHandlers, On } from '#kernel/events/domain-event.js';
import { Topics } from '#kernel/pubsub/topics.js';
import { PostEdited, PostRemoved, PostUnrequacked } from '../model/post.events.js';
import { postEditedTopic, postRemovedTopic } from './post-changed.topics.js';

/** $1 post. Nothing for a reply: no feed has it. */
const TAGS_OF = `
select array(select h.tag from post_hashtags h where h.post_id = p.id) as tags
from posts p where p.id = $1::uuid and p.parent_id is null and p.deleted_at is null`;

/** Tells every replica about edited and removed posts, and requacks that were undone. Delivered at least once; a repeated one changes nothing for clients. */
@EventHandlers()
export class PostChangedHandlers {
  constructor(
    private readonly database: Database,
    private readonly topics: Topics,
  ) {}

  @On(PostEdited)
  async onPostEdited({ postId, authorId }: PostEdited): Promise<void> {
    const [row] = await this.database.rows<{ tags: string[] }>(TAGS_OF, [postId]);
    if (row) await this.topics.publish(postEditedTopic, { id: newId(), postId, authorId, tags: row.tags });
  }

  @On(PostRemoved)
  async onPostRemoved({ postId, authorId, parentId, tags = [] }: PostRemoved): Promise<void> {
    if (!parentId) await this.topics.publish(postRemovedTopic, { id: newId(), postId, authorId, tags });
  }

  @On(PostUnrequacked)
  async onPostUnrequacked({ requackId, userId }: PostUnrequacked): Promise<void> {
    if (requackId === undefined) return;
    await this.topics.publish(postRemovedTopic, { id: newId(), postId: requackId, authorId: userId, tags: [] });
  }
}
