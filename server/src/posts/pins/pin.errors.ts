import { MAX_PIN_FOLDER_NAME, MAX_PIN_FOLDERS, MAX_PIN_NOTE } from '@mallard/rules/pins';
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

/** There is none, or it is someone else's. */
export class PinFolderNotFound extends AppError {
  constructor() {
    super('NOT_FOUND', 'This folder does not exist.', { reason: 'PIN_FOLDER_NOT_FOUND' });
  }
}

export class InvalidPinFolderName extends AppError {
  constructor() {
    const message = `The name of a folder must have 1 to ${MAX_PIN_FOLDER_NAME} characters, on one line.`;
    super('BAD_USER_INPUT', message, { reason: 'INVALID_PIN_FOLDER_NAME', fields: [{ field: 'name', message }] });
  }
}

/** The owner has one of this name already; the case of letters makes no difference. */
export class PinFolderNameTaken extends AppError {
  constructor() {
    const message = 'You already have a folder with this name.';
    super('CONFLICT', message, { reason: 'PIN_FOLDER_NAME_TAKEN', fields: [{ field: 'name', message }] });
  }
}

export class TooManyPinFolders extends AppError {
  constructor() {
    super('CONFLICT', `You can have at most ${MAX_PIN_FOLDERS} folders.`, {
      reason: 'TOO_MANY_PIN_FOLDERS',
      values: { max: MAX_PIN_FOLDERS },
    });
  }
}
