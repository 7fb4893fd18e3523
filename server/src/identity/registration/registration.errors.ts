import { AppError } from '#kernel/errors/app-error.js';

export class RegistrationClosed extends AppError {
  constructor() {
    super('FORBIDDEN', 'Registration is closed at the moment.', { reason: 'REGISTRATION_CLOSED' });
  }
}

class LinkRefused extends AppError {
  constructor(reason: string, message: string) {
    super('BAD_USER_INPUT', message, { reason });
  }
}

export class TokenInvalid extends LinkRefused {
  constructor() {
    super('TOKEN_INVALID', 'This link is not valid. Please request a new one.');
  }
}

export class TokenExpired extends LinkRefused {
  constructor() {
    super('TOKEN_EXPIRED', 'This link has expired or was already used. Please request a new one.');
  }
}

export class AlreadyVerified extends LinkRefused {
  constructor() {
    super('ALREADY_VERIFIED', 'This email address is already verified. You can sign in.');
  }
}
