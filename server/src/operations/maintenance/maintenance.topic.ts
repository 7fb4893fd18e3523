import { defineTopic } from '#kernel/pubsub/topic.js';

/** A maintenance window was made, changed or removed; whoever keeps them reads them again. */
export const maintenanceTopic = defineTopic<Record<string, never>>('maintenance.changed');
