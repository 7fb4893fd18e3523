import { defineTopic } from '#kernel/pubsub/topic.js';

/** Posts got or lost nods, replies or votes, or their polls ended. */
export type CountsChanged = { ids: string[] };

export const countsChangedTopic = defineTopic<CountsChanged>('post.counts');
