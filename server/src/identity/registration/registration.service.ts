import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS, type Settings } from '#kernel/config/settings.js';
import { Idempotency } from '#kernel/events/idempotency.js';
import { RateLimiter } from '#kernel/limits/rate-limiter.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { Passwords } from '../passwords/passwords.js';
import { replyFloor } from '../tokens/reply-floor.js';
import { Enrollment } from './enrollment.js';
import { draftOf, type RegistrationDraft, type RegistrationInput } from './registration-draft.js';
import { RegistrationClosed } from './registration.errors.js';

/** The response to a registration; the same whether or not the address has an account. */
export interface Registered {
  readonly userId: string;
  readonly email: string;
}

/** Registers users. */
@Injectable()
export class RegistrationService {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly passwords: Passwords,
    private readonly enrollment: Enrollment,
    private readonly limiter: RateLimiter,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  get isEnabled(): boolean {
    return this.settings.REGISTRATION_ENABLED;
  }

  /**
   * Creates an account and emails a verification link. A known address gets the same response, and its owner is told by
   * email; a taken handle is rejected.
   * @throws RegistrationClosed, InvalidInput (every invalid field), HandleTaken, KeyReused, RateLimited (5 emails in 30
   * minutes for an address)
   */
  async register(ctx: RequestContext, input: RegistrationInput): Promise<Registered> {
    if (!this.isEnabled) throw new RegistrationClosed();
    const draft = draftOf(input, this.settings.PRODUCT_NAME);
    await this.limiter.consume('account-mail-to', draft.email.key);

    const floor = replyFloor();
    try {
      const hash = await this.passwords.hash(draft.password);
      const userId = await this.idempotency.runOnce(
        { ctx, operation: 'register', payload: this.payloadOf(draft) },
        (tx) => this.enrollment.enroll(tx, draft, hash, ctx.language),
      );
      return { userId, email: draft.email.address };
    } finally {
      await floor();
    }
  }

  /**
   * The payload that identifies a repeated request. It contains only a keyed digest of the password; a plain one could
   * be guessed from the table.
   */
  private payloadOf({ handle, email, displayName, password }: RegistrationDraft) {
    return { handle, email: email.key, displayName, password: this.passwords.digest(password) };
  }
}
