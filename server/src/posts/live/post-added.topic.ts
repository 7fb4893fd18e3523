import { defineTopic } from '#kernel/pubsub/topic.js';

/** A post was published; replies have their own topic. */
export type PostAdded = { id: string; authorId: string; tags: string[] };

export const postAddedTopic = defineTopic<PostAdded>('post.added');
