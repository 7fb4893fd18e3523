import { defineTopic } from '#kernel/pubsub/topic.js';

/** Tells every replica that a role's claims, or claims themselves, have changed: what is known of anybody's is out of date. */
export const CLAIMS_CHANGED = defineTopic<Record<string, never>>('claims.changed');
