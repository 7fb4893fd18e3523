import { defineTopic } from '#kernel/pubsub/topic.js';

/** A person changed their filters. `id` identifies this change alone. */
export type FiltersChanged = { id: string; ownerId: string };

export const filtersChangedTopic = defineTopic<FiltersChanged>('filters.changed');
