import { AppError, type FieldError, NotAllowed } from '#kernel/errors/app-error.js';

/** Missing, deleted, or not visible to the viewer. All get the same answer. */
export class PostNotFound extends AppError {
  constructor() {
    super('NOT_FOUND', 'Post not found', { reason: 'POST_NOT_FOUND' });
  }
}

/** Only the author can edit a post. */
export class NotPostAuthor extends NotAllowed {
  constructor() {
    super('Only the author can change a quack.', 'NOT_POST_AUTHOR');
  }
}

/** Moderators say that its media are sensitive. The author can appeal, but not take the mark back. */
export class MarkedByStaff extends AppError {
  constructor() {
    super('CONFLICT', 'Our team marked this quack as sensitive. You can appeal in your settings.', {
      reason: 'MARKED_BY_STAFF',
    });
  }
}

/** The text breaks a rule; `reason` says which. */
export class InvalidPost extends AppError {
  constructor(reason: string, message: string, values: Record<string, number> = {}, field = 'content') {
    const fields: FieldError[] = [{ field, message }];
    super('BAD_USER_INPUT', message, { reason, fields, values });
  }
}
