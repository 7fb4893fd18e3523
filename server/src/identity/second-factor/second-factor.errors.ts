import { AppError, InvalidInput } from '#kernel/errors/app-error.js';
import { MAX_PASSKEYS } from './passkey.entity.js';

/** After the right password only: the account has a second factor, and its code is missing. */
export class SecondFactorRequired extends InvalidInput {
  constructor(field = 'code') {
    super(
      [{ field, message: 'Please enter the code of your authenticator app, or a recovery code.' }],
      'SECOND_FACTOR_REQUIRED',
    );
  }
}

/** The same for a wrong code, one that was used already, and one of another time. */
export class SecondFactorInvalid extends InvalidInput {
  constructor(field = 'code') {
    super([{ field, message: 'That code is incorrect or was already used.' }], 'SECOND_FACTOR_INVALID');
  }
}

export class SecondFactorAlreadyOn extends AppError {
  constructor() {
    super('CONFLICT', 'Two-factor sign-in is already on.', { reason: 'SECOND_FACTOR_ALREADY_ON' });
  }
}

export class SecondFactorOff extends AppError {
  constructor() {
    super('CONFLICT', 'Two-factor sign-in is off.', { reason: 'SECOND_FACTOR_OFF' });
  }
}

/** A passkey that is unknown, or whose answer is wrong, late or for something else. */
export class PasskeyInvalid extends AppError {
  constructor() {
    super('BAD_USER_INPUT', "That passkey didn't work. Please try again.", { reason: 'PASSKEY_INVALID' });
  }
}

export class PasskeyNotFound extends AppError {
  constructor() {
    super('NOT_FOUND', 'Passkey not found', { reason: 'PASSKEY_NOT_FOUND' });
  }
}

export class PasskeyKnown extends AppError {
  constructor() {
    super('CONFLICT', 'This passkey is already registered.', { reason: 'PASSKEY_KNOWN' });
  }
}

export class TooManyPasskeys extends AppError {
  constructor() {
    super('CONFLICT', `You can have at most ${MAX_PASSKEYS} passkeys. Remove one first.`, {
      reason: 'TOO_MANY_PASSKEYS',
      values: { limit: MAX_PASSKEYS },
    });
  }
}

export class ConfirmationInvalid extends InvalidInput {
  constructor(field: string) {
    super([{ field, message: 'That confirmation has expired. Please confirm again.' }], 'CONFIRMATION_INVALID');
  }
}
