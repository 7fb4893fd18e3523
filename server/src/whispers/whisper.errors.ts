import { AppError, NotAllowed } from '#kernel/errors/app-error.js';

/** Missing, or the viewer doesn't take part. Both get the same answer. */
export class ConversationNotFound extends AppError {
  constructor() {
    super('NOT_FOUND', 'Conversation not found', { reason: 'CONVERSATION_NOT_FOUND' });
  }
}

/** Missing or deleted, or the viewer doesn't take part in its conversation. All get the same answer. */
export class WhisperNotFound extends AppError {
  constructor() {
    super('NOT_FOUND', 'Whisper not found', { reason: 'WHISPER_NOT_FOUND' });
  }
}

export class NotWhisperAuthor extends NotAllowed {
  constructor() {
    super('Only the author can change a whisper.', 'NOT_WHISPER_AUTHOR');
  }
}

/** Its words can be changed for 15 minutes after it was sent. */
export class WhisperEditOver extends AppError {
  constructor() {
    super('CONFLICT', 'A whisper can be edited for 15 minutes after it was sent.', { reason: 'WHISPER_EDIT_OVER' });
  }
}

/** No one has the handle, or the user can't be reached. */
export class RecipientNotFound extends AppError {
  constructor(handle: string) {
    const message = `There is no one called @${handle}.`;
    super('NOT_FOUND', message, { reason: 'USER_NOT_FOUND', fields: [{ field: 'to', message }], values: { handle } });
  }
}

/** One of the two blocks the other; the words don't say which. */
export class CannotWhisper extends NotAllowed {
  constructor() {
    super('You cannot whisper in this conversation.', 'CANNOT_WHISPER');
  }
}

/** All other participants have left. */
export class NoParticipantsLeft extends AppError {
  constructor() {
    super('CONFLICT', 'No one is left in this conversation to read that.', { reason: 'NOBODY_LISTENS' });
  }
}

/** Two people have no group to leave. */
export class NotAGroup extends AppError {
  constructor() {
    super('CONFLICT', 'Only a group can be left. You can delete this conversation.', { reason: 'NOT_A_GROUP' });
  }
}

/** The text or the recipients break a rule; `reason` says which. */
export class InvalidWhisper extends AppError {
  constructor(field: string, message: string, reason: string, values: Record<string, number> = {}) {
    super('BAD_USER_INPUT', message, { reason, fields: [{ field, message }], values });
  }
}
