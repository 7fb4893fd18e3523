import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS, type Settings } from '#kernel/config/settings.js';
import { Idempotency } from '#kernel/idempotency/idempotency.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { Passwords } from '../passwords/passwords.js';
import { replyFloor } from '../email-tokens/reply-floor.js';
import { commentText } from '../registration-rules/comment-text.js';
import { Enrollment, type Enrolled } from './enrollment.js';
import { draftOf, type RegistrationInput } from './registration-draft.js';
import { RegistrationGate } from './registration-gate.js';

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
    private readonly gate: RegistrationGate,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /**
   * Creates an account and emails a verification link. A known address gets the same response, and its owner is told by
   * email; a taken handle is rejected.
   * @throws RegistrationClosed, SignUpBlocked, InviteRefused, FormRefused, InvalidInput (every invalid field),
   * EmailDomainBlocked, HandleTaken, KeyReused, RateLimited (5 emails in 30 minutes for an address)
   */
  async register(ctx: RequestContext, input: RegistrationInput): Promise<Registered> {
    this.gate.assertOpen(ctx.ip, input);
    const draft = draftOf(input, this.settings.PRODUCT_NAME);
    const reason = commentText(input.reason, 'reason', 'INVALID_REASON');
    const admission = await this.gate.admit(ctx.ip, draft);
    const enrolled: Enrolled = { draft, admission, reason, inviteCode: input.inviteCode?.trim() || null };

    const floor = replyFloor();
    try {
      const hash = await this.passwords.hash(draft.password);
      const userId = await this.idempotency.runOnce(
        { ctx, operation: 'register', payload: this.payloadOf(enrolled) },
        (tx) => this.enrollment.enroll(tx, enrolled, hash, ctx.language),
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
  private payloadOf({ draft, reason, inviteCode }: Enrolled) {
    const { handle, email, displayName, password } = draft;
    const more = { ...(reason === '' ? {} : { reason }), ...(inviteCode === null ? {} : { inviteCode }) };
    return { handle, email: email.key, displayName, password: this.passwords.digest(password), ...more };
  }
}
