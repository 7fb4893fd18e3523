import { defineTopic } from '#kernel/pubsub/topic.js';

/** A maintenance window was created, changed or removed; those who cache windows read them again. */
export const maintenanceTopic = defineTopic<Record<string, never>>('maintenance.changed');
