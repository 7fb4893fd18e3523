import { parseAddress } from '#kernel/text/address.js';
import type { Role } from '#kernel/request/viewer.js';
import { checkPassword } from '../passwords/password-policy.js';
import { type EmailAddress, INVALID_EMAIL } from '../users/email-address.js';
import { complaintOfHandle, typedHandle } from '../users/handle-rules.js';
import { checkDisplayName, complaintOfOfficialName } from '../users/profile-text.js';
import { Complaints } from './complaints.js';

/** Whom an account is for, as entered. */
export interface PersonInput {
  handle: string;
  email: string;
  displayName?: string | null;
}

/** What was entered to register. */
export interface RegistrationInput extends PersonInput {
  password: string;
  /** If the form asks twice. */
  confirmPassword?: string | null;
  inviteCode?: string | null;
  /** Why the person wants to join. */
  reason?: string | null;
  /** Whether the person accepts the rules and terms, and is old enough; absent where a client doesn't ask. */
  acceptsRules?: boolean | null;
  /** If a person fills in a form. */
  formToken?: string | null;
}

export interface PersonDraft {
  readonly handle: string;
  readonly email: EmailAddress;
  readonly displayName: string;
}

/** The validated registration. */
export interface RegistrationDraft extends PersonDraft {
  readonly password: string;
}

/** @throws InvalidInput with every invalid field */
export function draftOf(input: RegistrationInput, productName: string, role: Role = 'basic'): RegistrationDraft {
  const complaints = new Complaints();
  const person = checkPerson(complaints, input, { productName, role });

  const { password } = input;
  const words = [
    productName,
    typedHandle(input.handle),
    input.displayName,
    parseAddress(input.email)?.key.split('@')[0],
  ];
  complaints.gather(() => checkPassword(password, { role, words, field: 'password' }));
  if (typeof input.confirmPassword === 'string' && input.confirmPassword !== password) {
    complaints.add('PASSWORDS_DIFFER', { field: 'confirmPassword', message: 'The two passwords do not match.' });
  }
  return { ...required(complaints, person), password };
}

/** The same without a password. @throws InvalidInput with every invalid field */
export function personOf(input: PersonInput, productName: string, role: Role): PersonDraft {
  const complaints = new Complaints();
  return required(complaints, checkPerson(complaints, input, { productName, role }));
}

/** @returns null if a field is invalid, which `complaints` tells */
function checkPerson(
  complaints: Complaints,
  input: PersonInput,
  { productName, role }: { productName: string; role: Role },
): PersonDraft | null {
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

  return email && displayName.ok ? { handle, email, displayName: displayName.text } : null;
}

function required(complaints: Complaints, person: PersonDraft | null): PersonDraft {
  complaints.throwIfAny();
  if (!person) throw new Error('An invalid field was not reported.');
  return person;
}
