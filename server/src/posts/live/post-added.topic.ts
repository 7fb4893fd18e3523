import { defineTopic } from '#kernel/pubsub/topic.js';

/** A quack appeared; replies are told of elsewhere. */
export type PostAdded = { id: string; authorId: string; tags: string[] };

export const postAddedTopic = defineTopic<PostAdded>('post.added');
