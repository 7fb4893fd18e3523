import { AppError, InvalidInput, NotAllowed } from '#kernel/errors/app-error.js';

/** No such media, or none of the viewer's that they may know of. */
export class MediaNotFound extends AppError {
  constructor() {
    super('NOT_FOUND', 'Media not found', { reason: 'MEDIA_NOT_FOUND' });
  }
}

/** Others can see it; only its owner may change or delete it. */
export class NotMediaOwner extends NotAllowed {
  constructor() {
    super('Only its owner can change this.', 'NOT_MEDIA_OWNER');
  }
}

/** It stands in a quack, or waits in a scheduled one. */
export class MediaInUse extends AppError {
  constructor() {
    super('CONFLICT', 'This stands in a quack. Delete the quack to delete it.', { reason: 'MEDIA_IN_USE' });
  }
}

/** What a quack is to carry cannot be carried: unknown, of somebody else, in another quack, twice, or too many. */
export class UnusableMedia extends InvalidInput {
  constructor(reason: 'MEDIA_NOT_FOUND' | 'MEDIA_TWICE' | 'TOO_MANY_MEDIA', message: string, field = 'mediaIds') {
    super([{ field, message }], reason);
  }
}

/** The file is none that this site shows. */
export class UnsupportedMedia extends InvalidInput {
  constructor(message: string, reason = 'UNSUPPORTED_MEDIA') {
    super([{ field: 'file', message }], reason);
  }
}

export class MediaTooLarge extends AppError {
  constructor(message: string) {
    super('PAYLOAD_TOO_LARGE', message, { reason: 'MEDIA_TOO_LARGE', fields: [{ field: 'file', message }] });
  }
}

/** The person keeps as much as one may. */
export class MediaQuotaReached extends AppError {
  constructor(message: string) {
    super('BAD_USER_INPUT', message, { reason: 'MEDIA_QUOTA_REACHED' });
  }
}
