import { defineTopic } from '#kernel/pubsub/topic.js';

/** A post changed that is no reply; a requack is a post of who requacked. `id` identifies this change alone. */
export type PostChanged = { id: string; postId: string; authorId: string; tags: string[] };

export const postEditedTopic = defineTopic<PostChanged>('post.edited');
export const postRemovedTopic = defineTopic<PostChanged>('post.removed');
