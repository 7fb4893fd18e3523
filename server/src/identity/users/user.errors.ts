import { AppError, InvalidInput } from '#kernel/errors/app-error.js';

/** Unknown, or not visible to the viewer. */
export class UserNotFound extends AppError {
  constructor() {
    super('NOT_FOUND', 'User not found', { reason: 'USER_NOT_FOUND' });
  }
}

export class EmailTaken extends InvalidInput {
  constructor() {
    super([{ field: 'email', message: 'Another account uses that email address.' }], 'EMAIL_TAKEN');
  }
}

export class HandleTaken extends InvalidInput {
  constructor() {
    super([{ field: 'handle', message: 'That handle is taken. Please choose another one.' }], 'HANDLE_TAKEN');
  }
}
