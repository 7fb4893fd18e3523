import { AppError, InvalidInput } from '#kernel/errors/app-error.js';

export class RecordNotFound extends AppError {
  constructor() {
    super('NOT_FOUND', 'Record not found', { reason: 'RECORD_NOT_FOUND' });
  }
}

/** What Mastodon offers and Mallard doesn't, in a sentence that clients show. */
export class NotOffered extends InvalidInput {
  constructor(field: string, message: string) {
    super([{ field, message }], 'NOT_OFFERED');
  }
}
