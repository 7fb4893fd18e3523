import { MAX_HIDDEN_REPLIES, type ReplyAudience } from '@mallard/rules/reply-rules';
import { AppError, NotAllowed } from '#kernel/errors/app-error.js';

/** The rule of the thread leaves the viewer out. */
export class RepliesLimited extends AppError {
  constructor(rule: readonly ReplyAudience[]) {
    super('FORBIDDEN', 'The author limits who can reply to this quack.', {
      reason: 'REPLIES_LIMITED',
      values: { rule: rule.join(',') },
    });
  }
}

/** The author set an end to replies, and it has come. */
export class RepliesClosed extends AppError {
  constructor(since: Date) {
    super('FORBIDDEN', 'Replies to this quack are closed.', {
      reason: 'REPLIES_CLOSED',
      values: { since: since.toISOString() },
    });
  }
}

/** Only the author of the quack at the top of a thread hides replies in it. */
export class NotThreadAuthor extends NotAllowed {
  constructor() {
    super('Only the author of the quack can hide replies to it.', 'NOT_THREAD_AUTHOR');
  }
}

export class TooManyHiddenReplies extends AppError {
  constructor() {
    const message = `At most ${MAX_HIDDEN_REPLIES} replies to a quack can be hidden.`;
    super('CONFLICT', message, { reason: 'TOO_MANY_HIDDEN_REPLIES', values: { max: MAX_HIDDEN_REPLIES } });
  }
}
