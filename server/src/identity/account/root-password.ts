import type { Settings } from '#kernel/config/settings.js';
import { StartupError } from '#kernel/config/startup-error.js';
import { InvalidInput } from '#kernel/errors/app-error.js';
import { checkPassword } from '../passwords/password-policy.js';
import { ROOT_HANDLE } from '../users/handle.js';

/**
 * Checks ROOT_PASSWORD against the policy of administrators' passwords.
 * @throws StartupError if it is too weak
 */
export function assertRootPassword({
  ROOT_PASSWORD,
  ROOT_EMAIL,
  PRODUCT_NAME,
}: Pick<Settings, 'ROOT_PASSWORD' | 'ROOT_EMAIL' | 'PRODUCT_NAME'>): void {
  if (ROOT_PASSWORD === undefined) return;
  try {
    checkPassword(ROOT_PASSWORD, {
      role: 'root',
      words: [ROOT_HANDLE, ROOT_EMAIL, PRODUCT_NAME],
      field: 'ROOT_PASSWORD',
    });
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    throw new StartupError('ROOT_PASSWORD must be hard to guess, such as four unrelated words.', undefined, {
      cause: error,
    });
  }
}
