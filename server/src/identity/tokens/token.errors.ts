import { AppError } from '#kernel/errors/app-error.js';

/**
 * Refused sign-ins and refreshes are bad input, never "unauthenticated": clients answer that by refreshing and trying again,
 * which would go on for ever.
 */
class Refused extends AppError {
  constructor(reason: string, message: string) {
    super('BAD_USER_INPUT', message, { reason });
  }
}

/** Says the same for an unknown name and a wrong password. */
export class InvalidCredentials extends Refused {
  constructor() {
    super('INVALID_CREDENTIALS', 'The name or the password is not right.');
  }
}

/** Told only after the right password. */
export class EmailNotVerified extends Refused {
  constructor() {
    super('EMAIL_NOT_VERIFIED', 'Please verify your email address first. The link is in the mail that we sent you.');
  }
}

/** Told only after the right password. */
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

/** Another tab was faster; its tokens are good, so the client reads them from where it keeps them. */
export class RefreshTokenSuperseded extends Refused {
  constructor() {
    super('REFRESH_TOKEN_SUPERSEDED', 'This session was already refreshed elsewhere.');
  }
}
