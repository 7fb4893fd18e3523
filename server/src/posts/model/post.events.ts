import { EventOf } from '#kernel/events/domain-event.js';

/** A post or a reply became visible. */
export class PostPublished extends EventOf('post.published') {
  constructor(
    readonly postId: string,
    readonly authorId: string,
    readonly parentId: string | null,
    readonly rootId: string | null,
    /** Keys of its hashtags. */
    readonly tags: string[],
    /** The users it mentions, without the author. */
    readonly mentionedIds: string[],
    /** Who wrote what it answers; absent in events that the previous version stored. */
    readonly parentAuthorId?: string | null,
    /** Absent in events that the previous version stored. */
    readonly hasLinks?: boolean,
    /** Someone asked to be notified of posts of the author; absent where that is not known. */
    readonly hasListeners?: boolean,
  ) {
    super();
  }
}

export class PostEdited extends EventOf('post.edited') {
  constructor(
    readonly postId: string,
    readonly authorId: string,
    /** The users whom it mentions and did not mention before; absent in events that the previous version stored. */
    readonly addedMentionIds?: string[],
  ) {
    super();
  }
}

export class PostRemoved extends EventOf('post.removed') {
  constructor(
    readonly postId: string,
    readonly authorId: string,
    readonly removedBy: string,
    readonly parentId: string | null,
    /** Keys of the hashtags that it had; absent in events that the previous version stored. */
    readonly tags?: string[],
  ) {
    super();
  }
}

/** Moderators removed a post and put it back. */
export class PostRestored extends EventOf('post.restored') {
  constructor(
    readonly postId: string,
    readonly authorId: string,
    readonly parentId: string | null,
  ) {
    super();
  }
}

/** A post waits for a moderator, and only its author sees it. */
export class PostHeld extends EventOf('post.held') {
  constructor(
    readonly postId: string,
    readonly authorId: string,
    readonly reason: 'WORDS' | 'REPORTS',
    /** The entries of the site's list that it contains; empty for a release that was undone. */
    readonly matched: string[],
  ) {
    super();
  }
}

export class PostNodded extends EventOf('post.nodded') {
  constructor(
    readonly postId: string,
    readonly authorId: string,
    readonly userId: string,
    /** Enough people gave the author a nod before; absent in events that the previous version stored. */
    readonly isAuthorEstablished?: boolean,
  ) {
    super();
  }
}

/** Someone requacked a post, which made a row of its own. */
export class PostRequacked extends EventOf('post.requacked') {
  constructor(
    readonly requackId: string,
    /** The original. */
    readonly postId: string,
    /** Who wrote the original. */
    readonly authorId: string,
    /** Who requacked it. */
    readonly userId: string,
  ) {
    super();
  }
}

export class PostUnrequacked extends EventOf('post.unrequacked') {
  constructor(
    /** The original. */
    readonly postId: string,
    readonly userId: string,
    /** Its row, which is gone; absent in events that the previous version stored, and for all requacks of a person at once. */
    readonly requackId?: string,
  ) {
    super();
  }
}

/** What moderators had removed is gone for good. */
export class WithheldPostErased extends EventOf('post.withheld-erased') {
  constructor(readonly postId: string) {
    super();
  }
}

export class PostUnnodded extends EventOf('post.unnodded') {
  constructor(
    readonly postId: string,
    readonly userId: string,
  ) {
    super();
  }
}
