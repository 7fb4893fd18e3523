import { AppError } from '#kernel/errors/app-error.js';

/** Requests that can be decided at once. */
export const MAX_DECIDED_AT_ONCE = 50;

/** Only after the right password, or with a link that was emailed. */
export class RegistrationPending extends AppError {
  constructor() {
    super('BAD_USER_INPUT', "Your registration is waiting for approval. We'll email you once it is decided.", {
      reason: 'REGISTRATION_PENDING',
    });
  }
}

export class RegistrationRequestNotFound extends AppError {
  constructor() {
    super('NOT_FOUND', 'There is no such request, or it has been decided already.', {
      reason: 'REGISTRATION_REQUEST_NOT_FOUND',
    });
  }
}

export class TooManyRequestsAtOnce extends AppError {
  constructor() {
    const message = `Decide 1 to ${MAX_DECIDED_AT_ONCE} requests at once.`;
    super('BAD_USER_INPUT', message, { reason: 'TOO_MANY_REQUESTS_AT_ONCE', fields: [{ field: 'ids', message }] });
  }
}
