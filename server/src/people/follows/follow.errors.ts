import { AppError } from '#kernel/errors/app-error.js';

export class CannotFollowSelf extends AppError {
  constructor() {
    super('BAD_USER_INPUT', 'You cannot follow yourself.', { reason: 'CANNOT_FOLLOW_SELF' });
  }
}
