import { EventOf } from '#kernel/events/domain-event.js';

/** A scheduled post could not be published and won't be retried automatically. */
export class ScheduledPostFailed extends EventOf('scheduled-post.failed') {
  constructor(
    readonly scheduledPostId: string,
    readonly authorId: string,
    /** Identifies this failure: another attempt that fails gets a new one. */
    readonly failureId: string,
  ) {
    super();
  }
}
