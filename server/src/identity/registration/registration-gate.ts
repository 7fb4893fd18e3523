import { Injectable } from '@nestjs/common';
import { RateLimiter } from '#kernel/limits/rate-limiter.js';
import { type Admission, AdmissionRules } from './admission.js';
import { FormTokens } from './form-tokens.js';
import { RulesNotAccepted } from '../email-tokens/registration.errors.js';
import type { RegistrationDraft, RegistrationInput } from './registration-draft.js';

/** What a registration has to pass before anything is stored. */
@Injectable()
export class RegistrationGate {
  constructor(
    private readonly rules: AdmissionRules,
    private readonly forms: FormTokens,
    private readonly limiter: RateLimiter,
  ) {}

  /** @throws RegistrationClosed, SignUpBlocked, InviteRefused INVITE_REQUIRED, FormRefused, RulesNotAccepted */
  assertOpen(ip: string, { inviteCode, formToken, acceptsRules }: RegistrationInput): void {
    this.rules.assertOpen(ip, (inviteCode ?? '').trim() !== '');
    if (typeof formToken === 'string') this.forms.check(formToken);
    // Clients that don't know of it ask in another way, or are scripts of their owners.
    if (acceptsRules === false) throw new RulesNotAccepted();
  }

  /** @throws EmailDomainBlocked, InvalidInput HANDLE_RESERVED, RateLimited (5 emails in 30 minutes for an address) */
  async admit(ip: string, draft: RegistrationDraft): Promise<Admission> {
    const admission = await this.rules.of(draft, ip);
    await this.limiter.consume('account-mail-to', draft.email.key);
    return admission;
  }
}
