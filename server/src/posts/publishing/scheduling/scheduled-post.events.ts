import { EventOf } from '#kernel/events/domain-event.js';

/** A scheduled or outgoing post could not be published and won't be retried automatically. */
export class ScheduledPostFailed extends EventOf('scheduled-post.failed') {
  constructor(
    readonly scheduledPostId: string,
    readonly authorId: string,
    /** Identifies this failure: another attempt that fails gets a new one. */
    readonly failureId: string,
    /** It was outgoing, and is a draft again. */
    readonly isDraft = false,
  ) {
    super();
  }
}
