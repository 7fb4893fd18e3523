import { defineTopic } from '#kernel/pubsub/topic.js';

/** Somebody whispered; the words themselves never travel by a topic. */
export type WhisperAdded = { id: string; personIds: string[] };

export const whisperAddedTopic = defineTopic<WhisperAdded>('whisper.added');
