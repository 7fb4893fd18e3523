import type { FieldError } from '#kernel/errors/app-error.js';
import { reaches } from '#kernel/request/viewer.js';
import { hasLetterOrDigit, isHandle, isReservedHandle } from './handle.js';
import { isOfficialHandle } from './official-names.js';
import type { NameBearer } from './profile-text.js';

export interface HandleComplaint {
  readonly reason: 'HANDLE_INVALID' | 'HANDLE_RESERVED';
  readonly error: FieldError;
}

/** A new handle as typed, with or without the @. */
export function typedHandle(typed: string): string {
  return typed.trim().replace(/^@/, '');
}

/** Why someone can't choose a handle, taken or not; null if they can. */
export function complaintOfHandle(handle: string, { role, productName }: NameBearer): HandleComplaint | null {
  if (!isHandle(handle)) {
    return complaint('HANDLE_INVALID', 'A handle must be 3 to 30 letters, digits, underscores and hyphens.');
  }
  if (!hasLetterOrDigit(handle)) return complaint('HANDLE_INVALID', 'A handle must contain a letter or a digit.');
  if (isReservedHandle(handle) || (!reaches(role, 'editor') && isOfficialHandle(handle, productName))) {
    return complaint('HANDLE_RESERVED', 'That handle is reserved. Please choose another one.');
  }
  return null;
}

function complaint(reason: HandleComplaint['reason'], message: string): HandleComplaint {
  return { reason, error: { field: 'handle', message } };
}
