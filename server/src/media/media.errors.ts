import { AppError, InvalidInput, NotAllowed } from '#kernel/errors/app-error.js';

/** Missing, or not visible to the viewer. */
export class MediaNotFound extends AppError {
  constructor() {
    super('NOT_FOUND', 'Media not found', { reason: 'MEDIA_NOT_FOUND' });
  }
}

/** Visible to others, but only the owner can change or delete it. */
export class NotMediaOwner extends NotAllowed {
  constructor() {
    super('Only its owner can change this.', 'NOT_MEDIA_OWNER');
  }
}

/** It is attached to a post or scheduled post. */
export class MediaInUse extends AppError {
  constructor() {
    super('CONFLICT', 'This is part of a quack. Delete the quack to delete it.', { reason: 'MEDIA_IN_USE' });
  }
}

/** Media that can't be attached: unknown, someone else's, attached elsewhere, listed twice, or too many. */
export class UnusableMedia extends InvalidInput {
  constructor(reason: 'MEDIA_NOT_FOUND' | 'MEDIA_TWICE' | 'TOO_MANY_MEDIA', message: string, field = 'mediaIds') {
    super([{ field, message }], reason);
  }
}

/** A file type that this site doesn't support. */
export class UnsupportedMedia extends InvalidInput {
  constructor(message: string, reason = 'UNSUPPORTED_MEDIA') {
    super([{ field: 'file', message }], reason);
  }
}

/** Neither a picture nor a video that this site takes. */
export class UnsupportedFormat extends UnsupportedMedia {
  /** @param format its name, or null for an unknown one */
  constructor(format: string | null) {
    const accepted = 'The file must be a picture (JPEG, PNG, WebP, GIF) or a video (MP4, WebM).';
    super(format === null ? accepted : `${format} isn't supported. ${accepted}`);
  }
}

const PLAYABLE = 'Browsers play H.264, H.265, VP8, VP9 and AV1.';

export class UnsupportedCodec extends UnsupportedMedia {
  constructor() {
    super(`The video is in a codec that browsers don't play. ${PLAYABLE}`, 'UNSUPPORTED_CODEC');
  }
}

export class NoPictureInVideo extends UnsupportedMedia {
  constructor() {
    super('The file has sound and no picture. A video must have a picture.', 'NO_PICTURE_IN_VIDEO');
  }
}

/** Pictures of the site are read by everyone, so nothing moves in them. */
export class NotAStillPicture extends UnsupportedMedia {
  constructor() {
    super('The file must be a picture without animation (JPEG, PNG, WebP or GIF).', 'NOT_A_STILL_PICTURE');
  }
}

export class MediaTooLarge extends AppError {
  constructor(message: string) {
    super('PAYLOAD_TOO_LARGE', message, { reason: 'MEDIA_TOO_LARGE', fields: [{ field: 'file', message }] });
  }
}

/** The user's quota is used up. */
export class MediaQuotaReached extends AppError {
  constructor(message: string) {
    super('BAD_USER_INPUT', message, { reason: 'MEDIA_QUOTA_REACHED' });
  }
}
