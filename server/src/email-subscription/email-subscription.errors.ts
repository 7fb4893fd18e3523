import { AppError } from '#kernel/errors/app-error.js';

/** Sent, canceled, or never scheduled. */
export class NewsletterNotScheduled extends AppError {
  constructor() {
    super('NOT_FOUND', 'Scheduled newsletter not found', { reason: 'NEWSLETTER_NOT_SCHEDULED' });
  }
}

export class TooManyNewsletters extends AppError {
  constructor(max: number) {
    const message = `At most ${max} newsletters can be scheduled at once.`;
    super('CONFLICT', message, { reason: 'TOO_MANY_NEWSLETTERS', values: { max } });
  }
}

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
