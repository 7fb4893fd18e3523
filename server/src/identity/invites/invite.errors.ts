import { AppError } from '#kernel/errors/app-error.js';
import { MAX_INVITES } from './invite.entity.js';

export class InviteNotFound extends AppError {
  constructor() {
    super('NOT_FOUND', 'There is no such invite.', { reason: 'INVITE_NOT_FOUND' });
  }
}

export class TooManyInvites extends AppError {
  constructor() {
    super('BAD_USER_INPUT', `You can have ${MAX_INVITES} invites at once. Revoke one first.`, {
      reason: 'TOO_MANY_INVITES',
    });
  }
}
