import { defineTopic } from '#kernel/pubsub/topic.js';

/** Tells every replica that someone is shown otherwise from now on: limited, suspended, leaving, or none of these any more. */
export const SHOWN_OTHERWISE = defineTopic<{ userId: string }>('user.shown.otherwise');
