import { defineTopic } from '#kernel/pubsub/topic.js';

/** A change of a whisper; its id is that of the change. What is different never travels through a topic. */
export type WhisperChange = { id: string; whisperId: string; personIds: string[] };

export const whisperChangedTopic = defineTopic<WhisperChange>('whisper.changed');
