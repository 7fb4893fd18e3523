import { AppError } from '#kernel/errors/app-error.js';

export class EmailSubscriptionNotFound extends AppError {
  constructor() {
    super('NOT_FOUND', 'Subscription not found', { reason: 'EMAIL_SUBSCRIPTION_NOT_FOUND' });
  }
}

export class SubscriptionTokenInvalid extends AppError {
  constructor() {
    super('BAD_USER_INPUT', 'This link is not valid.', { reason: 'TOKEN_INVALID' });
  }
}

export class SubscriptionTokenExpired extends AppError {
  constructor() {
    super('BAD_USER_INPUT', 'This link has expired. Please subscribe again.', { reason: 'TOKEN_EXPIRED' });
  }
}
