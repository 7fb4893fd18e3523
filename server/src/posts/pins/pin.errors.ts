import { MAX_PIN_NOTE } from '@mallard/rules/pins';
import { AppError } from '#kernel/errors/app-error.js';

/** The viewer hasn't pinned this post, can't read it, or there is none. */
export class PinNotFound extends AppError {
  constructor() {
    super('NOT_FOUND', 'This pin does not exist.', { reason: 'PIN_NOT_FOUND' });
  }
}

export class InvalidPinNote extends AppError {
  constructor() {
    const message = `A note must have at most ${MAX_PIN_NOTE} characters.`;
    super('BAD_USER_INPUT', message, { reason: 'INVALID_PIN_NOTE', fields: [{ field: 'note', message }] });
  }
}
