import { EventOf } from '#kernel/events/domain-event.js';

export class WhisperSent extends EventOf('whisper.sent') {
  constructor(
    readonly whisperId: string,
    readonly conversationId: string,
    /** All participants, including the author. */
    readonly personIds: string[],
  ) {
    super();
  }
}
