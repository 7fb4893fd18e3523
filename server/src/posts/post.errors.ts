import { AppError, type FieldError, NotAllowed } from '#kernel/errors/app-error.js';

/** Missing, deleted, or not for this viewer: the three cannot be told apart. */
export class PostNotFound extends AppError {
  constructor() {
    super('NOT_FOUND', 'Post not found', { reason: 'POST_NOT_FOUND' });
  }
}

/** Only its author may change a quack. */
export class NotPostAuthor extends NotAllowed {
  constructor() {
    super('Only its author can change a quack.', 'NOT_POST_AUTHOR');
  }
}

/** The words break a rule of the text; `reason` says which. */
export class InvalidPost extends AppError {
  constructor(reason: string, message: string, values: Record<string, number> = {}, field = 'content') {
    const fields: FieldError[] = [{ field, message }];
    super('BAD_USER_INPUT', message, { reason, fields, values });
  }
}
