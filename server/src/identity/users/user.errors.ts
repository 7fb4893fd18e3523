import { AppError, InvalidInput } from '#kernel/errors/app-error.js';

/** Nobody, or somebody whom the viewer cannot see. */
export class UserNotFound extends AppError {
  constructor() {
    super('NOT_FOUND', 'User not found', { reason: 'USER_NOT_FOUND' });
  }
}

export class HandleTaken extends InvalidInput {
  constructor() {
    super([{ field: 'handle', message: 'That handle is taken. Please choose another one.' }], 'HANDLE_TAKEN');
  }
}
