import { defineTopic } from '#kernel/pubsub/topic.js';

/** Someone whispered. The text itself never travels through a topic. */
export type WhisperAdded = { id: string; personIds: string[] };

export const whisperAddedTopic = defineTopic<WhisperAdded>('whisper.added');
