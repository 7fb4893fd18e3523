import { AppError } from '#kernel/errors/app-error.js';

/** Follows of one person at most, unless more people follow them: then a tenth more than that. */
export const MAX_FOLLOWS = 7_500;
/** Requests of one person that wait for an answer, at most. */
export const MAX_OPEN_REQUESTS = 1_000;

export class CannotFollowSelf extends AppError {
  constructor() {
    super('BAD_USER_INPUT', 'You cannot follow yourself.', { reason: 'CANNOT_FOLLOW_SELF' });
  }
}

export class TooManyFollows extends AppError {
  constructor() {
    super('CONFLICT', 'You follow as many people as you can. You can follow more once more people follow you.', {
      reason: 'TOO_MANY_FOLLOWS',
      values: { max: MAX_FOLLOWS },
    });
  }
}

export class TooManyFollowRequests extends AppError {
  constructor() {
    super('CONFLICT', 'At most 1,000 of your requests to follow can wait for an answer.', {
      reason: 'TOO_MANY_FOLLOW_REQUESTS',
      values: { max: MAX_OPEN_REQUESTS },
    });
  }
}

/** Without a follow or a request there is nothing to store it with. */
export class NotFollowing extends AppError {
  constructor() {
    super('CONFLICT', 'You can be notified of the quacks of people you follow.', { reason: 'NOT_FOLLOWING' });
  }
}

/** It was withdrawn, or never there. */
export class FollowRequestNotFound extends AppError {
  constructor() {
    super('NOT_FOUND', 'This person no longer asks to follow you.', { reason: 'FOLLOW_REQUEST_NOT_FOUND' });
  }
}
