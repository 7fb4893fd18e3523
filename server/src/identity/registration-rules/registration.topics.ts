import { defineTopic } from '#kernel/pubsub/topic.js';

/** Tells every replica that the mode or a block has changed. */
export const REGISTRATION_RULES_CHANGED = defineTopic<Record<string, never>>('registration.rules.changed');
