import { AppError } from '#kernel/errors/app-error.js';

/** Links of one profile at most. */
export const MAX_PROFILE_LINKS = 4;
/** Longest label, in grapheme clusters. */
export const MAX_LINK_LABEL = 30;
/** Longest address, in characters. */
export const MAX_LINK_URL = 200;
/** Longest text of a field, in grapheme clusters. */
export const MAX_FIELD_TEXT = 200;

const MESSAGES = {
  INVALID_LINK_LABEL: `A label must be one line of at most ${MAX_LINK_LABEL} characters.`,
  INVALID_LINK_URL: `A link must be an https address of at most ${MAX_LINK_URL} characters, such as https://example.com.`,
  LINK_URL_TWICE: 'Each link must lead to another address.',
} as const;

export class InvalidProfileLink extends AppError {
  /** @param index of the link, from 0 */
  constructor(reason: keyof typeof MESSAGES, index: number) {
    const message = MESSAGES[reason];
    const field = `links.${index}.${reason === 'INVALID_LINK_LABEL' ? 'label' : 'url'}`;
    super('BAD_USER_INPUT', message, { reason, fields: [{ field, message }] });
  }
}

const FIELD_MESSAGES = {
  INVALID_FIELD_NAME: `A name must be one line of 1 to ${MAX_LINK_LABEL} characters; that of a link may be empty.`,
  INVALID_FIELD_VALUE: `A value must be one line of 1 to ${MAX_FIELD_TEXT} characters, or an https address of at most ${MAX_LINK_URL}.`,
  INVALID_LINK_URL: MESSAGES.INVALID_LINK_URL,
  LINK_URL_TWICE: MESSAGES.LINK_URL_TWICE,
} as const;

export class InvalidProfileField extends AppError {
  /** @param index of the field, from 0 */
  constructor(reason: keyof typeof FIELD_MESSAGES, index: number) {
    const message = FIELD_MESSAGES[reason];
    const field = `fields.${index}.${reason === 'INVALID_FIELD_NAME' ? 'name' : 'value'}`;
    super('BAD_USER_INPUT', message, { reason, fields: [{ field, message }] });
  }
}

/** The texts of a profile leave no room for so many links. */
export class TooManyProfileFields extends AppError {
  constructor() {
    super('BAD_USER_INPUT', `A profile can have at most ${MAX_PROFILE_LINKS} links and texts.`, {
      reason: 'TOO_MANY_PROFILE_FIELDS',
      values: { max: MAX_PROFILE_LINKS },
    });
  }
}
