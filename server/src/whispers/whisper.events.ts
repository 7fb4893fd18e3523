import { EventOf } from '#kernel/events/domain-event.js';

export class WhisperSent extends EventOf('whisper.sent') {
  constructor(
    readonly whisperId: string,
    readonly conversationId: string,
    /** Everybody who takes part, the author included. */
    readonly personIds: string[],
  ) {
    super();
  }
}
