import { AppError } from '#kernel/errors/app-error.js';

/** Missing, or one that the viewer takes no part in: the two cannot be told apart. */
export class ConversationNotFound extends AppError {
  constructor() {
    super('NOT_FOUND', 'Conversation not found', { reason: 'CONVERSATION_NOT_FOUND' });
  }
}

/** Nobody has the handle, or somebody whom nobody can reach. */
export class RecipientNotFound extends AppError {
  constructor(handle: string) {
    const message = `There is nobody called @${handle}.`;
    super('NOT_FOUND', message, { reason: 'USER_NOT_FOUND', fields: [{ field: 'to', message }], values: { handle } });
  }
}

/** Everybody else of the conversation has left the product. */
export class NobodyListens extends AppError {
  constructor() {
    super('CONFLICT', 'Nobody is left in this conversation to read that.', { reason: 'NOBODY_LISTENS' });
  }
}

/** The words or the recipients break a rule; `reason` says which. */
export class InvalidWhisper extends AppError {
  constructor(field: string, message: string, reason: string, values: Record<string, number> = {}) {
    super('BAD_USER_INPUT', message, { reason, fields: [{ field, message }], values });
  }
}
