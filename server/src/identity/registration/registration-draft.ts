import { parseAddress } from '#kernel/mail/address.js';
import type { Role } from '#kernel/request/viewer.js';
import { checkPassword } from '../passwords/password-policy.js';
import { type EmailAddress, INVALID_EMAIL } from '../users/email-address.js';
import { complaintOfHandle, typedHandle } from '../users/handle-rules.js';
import { checkDisplayName, complaintOfOfficialName } from '../users/profile-text.js';
import { Complaints } from './complaints.js';

/** What was entered to register. */
export interface RegistrationInput {
  handle: string;
  email: string;
  password: string;
  displayName?: string | null;
  /** If the form asks twice. */
  confirmPassword?: string | null;
}

/** The validated registration. */
export interface RegistrationDraft {
  readonly handle: string;
  readonly email: EmailAddress;
  readonly password: string;
  readonly displayName: string;
}

/** @throws InvalidInput with every invalid field */
export function draftOf(input: RegistrationInput, productName: string, role: Role = 'basic'): RegistrationDraft {
  const complaints = new Complaints();
  const { password } = input;
  const handle = typedHandle(input.handle);

  const wrong = complaintOfHandle(handle, { role, productName });
  if (wrong) complaints.add(wrong.reason, wrong.error);

  const email = parseAddress(input.email);
  if (!email) complaints.add('EMAIL_INVALID', { field: 'email', message: INVALID_EMAIL });

  const given = input.displayName?.trim() ? input.displayName : handle;
  const displayName = checkDisplayName(given);
  if (!displayName.ok && given !== handle) complaints.add('DISPLAY_NAME_INVALID', displayName.error);
  // The handle is already checked.
  const official = given === handle ? null : complaintOfOfficialName(given, { role, productName });
  if (displayName.ok && official) complaints.add('DISPLAY_NAME_RESERVED', official);

  const words = [productName, handle, input.displayName, email?.key.split('@')[0]];
  complaints.gather(() => checkPassword(password, { role, words, field: 'password' }));
  if (typeof input.confirmPassword === 'string' && input.confirmPassword !== password) {
    complaints.add('PASSWORDS_DIFFER', { field: 'confirmPassword', message: 'The two passwords do not match.' });
  }

  complaints.throwIfAny();
  if (!email || !displayName.ok) throw new Error('An invalid field was not reported.');
  return { handle, email, password, displayName: displayName.text };
}
