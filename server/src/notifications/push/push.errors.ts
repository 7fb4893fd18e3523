import { AppError } from '#kernel/errors/app-error.js';

/** No device of the viewer has this address. */
export class PushSubscriptionNotFound extends AppError {
  constructor() {
    super('NOT_FOUND', 'This device gets no pushes.', { reason: 'PUSH_SUBSCRIPTION_NOT_FOUND' });
  }
}
