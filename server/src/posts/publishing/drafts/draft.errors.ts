import { MAX_DRAFTS, MAX_THREAD } from '@mallard/rules/drafts';
import { AppError } from '#kernel/errors/app-error.js';
import { InvalidPost } from '../../model/post.errors.js';

/** Missing, deleted, or someone else's. All get the same answer. */
export class DraftNotFound extends AppError {
  constructor() {
    super('NOT_FOUND', 'Draft not found', { reason: 'DRAFT_NOT_FOUND' });
  }
}

/** Missing, undone, published, or someone else's. All get the same answer. */
export class OutgoingNotFound extends AppError {
  constructor() {
    super('NOT_FOUND', 'There is nothing to undo', { reason: 'OUTGOING_POST_NOT_FOUND' });
  }
}

/** Another device has changed it since. Nothing was overwritten. */
export class DraftChanged extends AppError {
  /** @param revision the stored one */
  constructor(revision: number) {
    const message = 'This draft was changed on another device.';
    super('CONFLICT', message, { reason: 'DRAFT_CHANGED', values: { revision } });
  }
}

/** It is scheduled, or on its way, under the same id. */
export class DraftSent extends AppError {
  constructor() {
    super('CONFLICT', 'This draft was scheduled or sent already.', { reason: 'DRAFT_SENT' });
  }
}

/** What became of a draft, or of what could be undone. */
export class AlreadyPublished extends AppError {
  constructor(postId: string) {
    super('CONFLICT', 'This quack was published already.', { reason: 'ALREADY_PUBLISHED', values: { postId } });
  }
}

export class TooManyDrafts extends AppError {
  constructor() {
    const message = `You can have at most ${MAX_DRAFTS} drafts. Delete one first.`;
    super('CONFLICT', message, { reason: 'TOO_MANY_DRAFTS', values: { max: MAX_DRAFTS } });
  }
}

export class ThreadTooLong extends InvalidPost {
  constructor() {
    super('THREAD_TOO_LONG', `A thread can have at most ${MAX_THREAD} quacks.`, { max: MAX_THREAD }, 'thread');
  }
}

/** A word of the site's list is in it. Half a thread would be worse than none, so nothing waits for a moderator. */
export class ThreadNeedsReview extends InvalidPost {
  constructor() {
    const message =
      'A word in this thread has to be reviewed first, so it can’t be published as a whole. Post its quacks one by one.';
    super('THREAD_NEEDS_REVIEW', message, {}, 'thread');
  }
}
