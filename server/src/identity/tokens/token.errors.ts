import { AppError } from '#kernel/errors/app-error.js';

/**
 * Refused sign-ins and refreshes are bad input, never "unauthenticated": clients respond to that by refreshing and retrying, in an
 * endless loop.
 */
class Refused extends AppError {
  constructor(reason: string, message: string) {
    super('BAD_USER_INPUT', message, { reason });
  }
}

/** The same for an unknown name and a wrong password. */
export class InvalidCredentials extends Refused {
  constructor() {
    super('INVALID_CREDENTIALS', 'Incorrect email, handle or password.');
  }
}

/** Only after the right password. */
export class EmailNotVerified extends Refused {
  constructor() {
    super('EMAIL_NOT_VERIFIED', 'Please verify your email address first. The link is in the email we sent you.');
  }
}

/** Only after the right password. */
export class AccountDeactivated extends Refused {
  constructor() {
    super('ACCOUNT_DEACTIVATED', 'This account has been deactivated.');
  }
}

export class InvalidRefreshToken extends Refused {
  constructor() {
    super('INVALID_REFRESH_TOKEN', 'Your session has ended. Please sign in again.');
  }
}

/** Another tab was faster; its tokens are valid, so the client reads them from its storage. */
export class RefreshTokenSuperseded extends Refused {
  constructor() {
    super('REFRESH_TOKEN_SUPERSEDED', 'This session was already refreshed elsewhere.');
  }
}
