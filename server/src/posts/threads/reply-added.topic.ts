import { defineTopic } from '#kernel/pubsub/topic.js';

/** A reply was published in the thread of a post. */
export type ReplyAdded = { id: string; rootId: string };

export const replyAddedTopic = defineTopic<ReplyAdded>('reply.added');
