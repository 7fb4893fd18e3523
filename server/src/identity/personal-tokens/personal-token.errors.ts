import { AppError } from '#kernel/errors/app-error.js';
import { MAX_PERSONAL_TOKENS } from '../model/personal-token.entity.js';

export class PersonalTokenNotFound extends AppError {
  constructor() {
    super('NOT_FOUND', 'Access token not found', { reason: 'PERSONAL_TOKEN_NOT_FOUND' });
  }
}

export class TooManyPersonalTokens extends AppError {
  constructor() {
    super('CONFLICT', `You can have at most ${MAX_PERSONAL_TOKENS} access tokens. Revoke one first.`, {
      reason: 'TOO_MANY_PERSONAL_TOKENS',
      values: { limit: MAX_PERSONAL_TOKENS },
    });
  }
}
