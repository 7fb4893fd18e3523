import { EventHandlers, On } from '#kernel/events/domain-event.js';
import { Topics } from '#kernel/pubsub/topics.js';
import { WhisperChanged } from '../whisper.events.js';
import { whisperChangedTopic } from './whisper-changed.topic.js';

/** Tells every replica about a changed whisper. Delivered at least once; each time, what is sent is as it is now. */
@EventHandlers()
export class WhisperChangedHandlers {
  constructor(private readonly topics: Topics) {}

  @On(WhisperChanged)
  async onWhisperChanged({ changeId, whisperId, personIds }: WhisperChanged): Promise<void> {
    await this.topics.publish(whisperChangedTopic, { id: changeId, whisperId, personIds });
  }
}
