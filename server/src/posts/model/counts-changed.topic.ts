import { defineTopic } from '#kernel/pubsub/topic.js';

/** Posts got or lost nods, replies, quotes or votes, their polls ended, or what they quote was decided about. */
export type CountsChanged = { ids: string[] };

export const countsChangedTopic = defineTopic<CountsChanged>('post.counts');
