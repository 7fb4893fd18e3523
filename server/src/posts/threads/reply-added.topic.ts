import { defineTopic } from '#kernel/pubsub/topic.js';

/** A reply appeared somewhere in the thread of a quack. */
export type ReplyAdded = { id: string; rootId: string };

export const replyAddedTopic = defineTopic<ReplyAdded>('reply.added');
