import { EventOf } from '#kernel/events/domain-event.js';

/** A scheduled quack could not be published, and will not be tried again by itself. */
export class ScheduledPostFailed extends EventOf('scheduled-post.failed') {
  constructor(
    readonly scheduledPostId: string,
    readonly authorId: string,
    /** Of this failure alone: edited and failed again, it is another one. */
    readonly failureId: string,
  ) {
    super();
  }
}
