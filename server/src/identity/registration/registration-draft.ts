import { parseAddress } from '#kernel/mail/address.js';
import type { Role } from '#kernel/request/viewer.js';
import { checkPassword } from '../passwords/password-policy.js';
import { type EmailAddress, INVALID_EMAIL } from '../users/email-address.js';
import { isHandle, isReservedHandle } from '../users/handle.js';
import { checkDisplayName } from '../users/profile-text.js';
import { Complaints } from './complaints.js';

/** What a person typed to register. */
export interface RegistrationInput {
  handle: string;
  email: string;
  password: string;
  displayName?: string | null;
  /** Where a form asks twice. */
  confirmPassword?: string | null;
}

/** The same, checked. */
export interface RegistrationDraft {
  readonly handle: string;
  readonly email: EmailAddress;
  readonly password: string;
  readonly displayName: string;
}

/** @throws InvalidInput with a complaint for each field that is wrong */
export function draftOf(input: RegistrationInput, productName: string, role: Role = 'basic'): RegistrationDraft {
  const complaints = new Complaints();
  const { password } = input;
  const handle = input.handle.trim().replace(/^@/, '');

  if (!isHandle(handle)) {
    complaints.add('HANDLE_INVALID', {
      field: 'handle',
      message: 'A handle takes 3 to 30 letters, digits, underscores and hyphens.',
    });
  } else if (isReservedHandle(handle)) {
    complaints.add('HANDLE_RESERVED', {
      field: 'handle',
      message: 'That handle is reserved. Please choose another one.',
    });
  }

  const email = parseAddress(input.email);
  if (!email) complaints.add('EMAIL_INVALID', { field: 'email', message: INVALID_EMAIL });

  const given = input.displayName?.trim() ? input.displayName : handle;
  const displayName = checkDisplayName(given);
  if (!displayName.ok && given !== handle) complaints.add('DISPLAY_NAME_INVALID', displayName.error);

  const words = [productName, handle, input.displayName, email?.key.split('@')[0]];
  complaints.gather(() => checkPassword(password, { role, words, field: 'password' }));
  if (typeof input.confirmPassword === 'string' && input.confirmPassword !== password) {
    complaints.add('PASSWORDS_DIFFER', { field: 'confirmPassword', message: 'The two passwords are not the same.' });
  }

  complaints.throwIfAny();
  if (!email || !displayName.ok) throw new Error('Complaints were missed.');
  return { handle, email, password, displayName: displayName.text };
}
