import { AppError } from '#kernel/errors/app-error.js';

export class RegistrationClosed extends AppError {
  constructor() {
    super('FORBIDDEN', 'Registration is closed at the moment.', { reason: 'REGISTRATION_CLOSED' });
  }
}

/** The network may not register. */
export class SignUpBlocked extends AppError {
  constructor() {
    super('FORBIDDEN', 'No one can register from your network. Please contact us if you think that is wrong.', {
      reason: 'SIGN_UP_BLOCKED',
    });
  }
}

/** An invite is needed, or the given one can't be used. */
export class InviteRefused extends AppError {
  constructor(reason: 'INVITE_REQUIRED' | 'INVITE_INVALID') {
    const message =
      reason === 'INVITE_REQUIRED'
        ? 'You need an invite to register. Ask someone who has an account.'
        : 'This invite is not valid any more. Ask for a new one.';
    super('BAD_USER_INPUT', message, { reason, fields: [{ field: 'inviteCode', message }] });
  }
}

export class RulesNotAccepted extends AppError {
  constructor() {
    const message = 'Please accept the rules and the terms to make an account.';
    super('BAD_USER_INPUT', message, { reason: 'RULES_NOT_ACCEPTED', fields: [{ field: 'acceptsRules', message }] });
  }
}

export class EmailDomainBlocked extends AppError {
  constructor() {
    const message = 'Addresses of this email provider cannot register. Please use another one.';
    super('BAD_USER_INPUT', message, { reason: 'EMAIL_DOMAIN_BLOCKED', fields: [{ field: 'email', message }] });
  }
}

export class FormRefused extends AppError {
  constructor(reason: 'FORM_TOO_FAST' | 'FORM_EXPIRED') {
    const message =
      reason === 'FORM_TOO_FAST'
        ? 'That was very fast. Please wait a few seconds and try again.'
        : 'This form has been open for too long. Please reload the page.';
    super('BAD_USER_INPUT', message, { reason });
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
