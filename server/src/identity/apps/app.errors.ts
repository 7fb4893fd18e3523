import { AppError, type FieldError, InvalidInput } from '#kernel/errors/app-error.js';

export class AppNotFound extends AppError {
  constructor() {
    super('NOT_FOUND', 'This app is not known here. Try to sign in again from the app.', { reason: 'APP_NOT_FOUND' });
  }
}

/** What an app asks for can't be granted, whatever the person says. The person isn't sent back to it. */
export class InvalidAuthorization extends InvalidInput {
  constructor(field: FieldError['field'], message: string) {
    super([{ field, message }], 'INVALID_AUTHORIZATION');
  }
}
