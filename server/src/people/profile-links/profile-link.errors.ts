import { AppError } from '#kernel/errors/app-error.js';

/** Links of one profile at most. */
export const MAX_PROFILE_LINKS = 4;
/** Longest label, in grapheme clusters. */
export const MAX_LINK_LABEL = 30;
/** Longest address, in characters. */
export const MAX_LINK_URL = 200;

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
