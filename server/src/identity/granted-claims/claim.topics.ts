import { defineTopic } from '#kernel/pubsub/topic.js';

/** Tells every replica that claims have changed, so that all cached ones are outdated. */
export const CLAIMS_CHANGED = defineTopic<Record<string, never>>('claims.changed');
