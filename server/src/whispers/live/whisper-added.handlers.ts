import { EventHandlers, On } from '#kernel/events/domain-event.js';
import { Topics } from '#kernel/pubsub/topics.js';
import { WhisperSent } from '../whisper.events.js';
import { whisperAddedTopic } from './whisper-added.topic.js';

/** Tells every replica about a new whisper. Delivered at least once; clients deduplicate by id. */
@EventHandlers()
export class WhisperAddedHandlers {
  constructor(private readonly topics: Topics) {}

  @On(WhisperSent)
  async onWhisperSent({ whisperId, personIds }: WhisperSent): Promise<void> {
    await this.topics.publish(whisperAddedTopic, { id: whisperId, personIds });
  }
}
