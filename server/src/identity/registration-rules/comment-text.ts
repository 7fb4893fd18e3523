import { checkText } from '@mallard/rules/plain-text';
import { InvalidInput } from '#kernel/errors/app-error.js';
import { MAX_COMMENT } from './registration-rules.entity.js';

/** UTF-8 bytes of a comment at most: every code point may need four. */
const MAX_BYTES = MAX_COMMENT * 4;

/**
 * A comment or a reason to store, at most 420 code points; empty for none.
 * @throws InvalidInput with `reason` where it is too long, or contains a control character
 */
export function commentText(typed: string | null | undefined, field: string, reason: string): string {
  const checked = checkText(typed ?? '', {
    maxGraphemes: MAX_COMMENT,
    maxBytes: MAX_BYTES,
    allowEmpty: true,
    multiline: true,
  });
  if (checked.ok && [...checked.text].length <= MAX_COMMENT) return checked.text;
  const message = `${field} must be at most ${MAX_COMMENT} characters, without control characters.`;
  throw new InvalidInput([{ field, message }], reason);
}
