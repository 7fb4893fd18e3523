import { Injectable } from '@nestjs/common';
import { InvalidInput, NotSignedIn } from '#kernel/errors/app-error.js';
import { RateLimiter } from '#kernel/limits/rate-limiter.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { PasswordStore } from './password-store.js';

export class WrongPassword extends InvalidInput {
  constructor(field: string) {
    super([{ field, message: 'The current password is incorrect.' }], 'INVALID_CREDENTIALS');
  }
}

/** Asks signed-in users for their password before sensitive actions. */
@Injectable()
export class OwnPassword {
  constructor(
    private readonly store: PasswordStore,
    private readonly limiter: RateLimiter,
  ) {}

  /**
   * @param field of the input, for the error
   * @throws InvalidInput INVALID_CREDENTIALS, RateLimited after 10 failures in 10 minutes
   */
  async confirm(viewer: SignedInViewer, password: string, field: string): Promise<void> {
    await this.limiter.consume('confirm-password', viewer.id);
    const owner = await this.store.ownerOf(viewer.id);
    if (!owner) throw new NotSignedIn();
    if (!(await this.store.matches(owner, password))) throw new WrongPassword(field);
    await this.limiter.reset('confirm-password', viewer.id);
  }
}
