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

/** What others see of a whisper is different now: it was edited or deleted. */
export class WhisperChanged extends EventOf('whisper.changed') {
  constructor(
    /** Unique, because a whisper changes more than once. */
    readonly changeId: string,
    readonly whisperId: string,
    /** All participants, including the author. */
    readonly personIds: string[],
  ) {
    super();
  }
}
