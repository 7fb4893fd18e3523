import { AppError, NotAllowed } from '#kernel/errors/app-error.js';

/** Blocks and mutes of one person at most. */
export const MAX_RELATIONSHIPS = 10_000;

export class CannotBlockSelf extends AppError {
  constructor() {
    super('BAD_USER_INPUT', 'You cannot block yourself.', { reason: 'CANNOT_BLOCK_SELF' });
  }
}

export class CannotMuteSelf extends AppError {
  constructor() {
    super('BAD_USER_INPUT', 'You cannot mute yourself.', { reason: 'CANNOT_MUTE_SELF' });
  }
}

/** The viewer blocks the person, and must unblock them first. */
export class YouBlockThem extends NotAllowed {
  constructor() {
    super('You block this person. Unblock them first.', 'YOU_BLOCK_THEM');
  }
}

export class TooManyRelationships extends AppError {
  constructor() {
    super('CONFLICT', 'You can block and mute at most 10,000 people.', {
      reason: 'TOO_MANY_RELATIONSHIPS',
      values: { max: MAX_RELATIONSHIPS },
    });
  }
}

/** The end of a mute is out of range; `reason` says on which side. */
export class InvalidMuteEnd extends AppError {
  constructor(reason: 'MUTED_UNTIL_PAST' | 'MUTED_UNTIL_TOO_FAR') {
    const message =
      reason === 'MUTED_UNTIL_PAST'
        ? 'A mute must last at least 5 minutes.'
        : 'A mute with an end must last at most a year.';
    super('BAD_USER_INPUT', message, { reason, fields: [{ field: 'until', message }] });
  }
}

export class InvalidMuteNote extends AppError {
  constructor() {
    const message = 'A note must be at most 2,000 characters, without control characters.';
    super('BAD_USER_INPUT', message, { reason: 'INVALID_NOTE', fields: [{ field: 'note', message }] });
  }
}
