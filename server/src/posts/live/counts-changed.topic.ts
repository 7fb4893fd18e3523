import { defineTopic } from '#kernel/pubsub/topic.js';

/** Posts got or lost nods or replies. */
export type CountsChanged = { ids: string[] };

export const countsChangedTopic = defineTopic<CountsChanged>('post.counts');
