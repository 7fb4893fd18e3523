import { Injectable } from '@nestjs/common';
import { InvalidInput } from '#kernel/errors/app-error.js';
import type { ApprovalCause } from '../registration-requests/registration-request.entity.js';
import { RegistrationBoard } from '../registration-rules/registration-board.js';
import type { RegistrationDraft } from './registration-draft.js';
import {
  EmailDomainBlocked,
  InviteRefused,
  RegistrationClosed,
  SignUpBlocked,
} from '../email-tokens/registration.errors.js';

/** What a registration needs besides valid fields. */
export interface Admission {
  /** Why it needs approval, no matter who invited the person; null if it doesn't. */
  readonly ruled: ApprovalCause | null;
  /** Why it needs approval unless the invite's owner may skip it; null if it doesn't. */
  readonly general: ApprovalCause | null;
}

/** Decides by the mode and the blocks whether someone may register. */
@Injectable()
export class AdmissionRules {
  constructor(private readonly board: RegistrationBoard) {}

  /** @throws RegistrationClosed, SignUpBlocked, InviteRefused INVITE_REQUIRED: what the fields don't change */
  assertOpen(ip: string, hasInvite: boolean): void {
    const { modeInForce } = this.board;
    if (modeInForce === 'CLOSED') throw new RegistrationClosed();
    const severity = this.board.severityOf(ip);
    if (severity === 'SIGN_UP_BLOCK' || severity === 'NO_ACCESS') throw new SignUpBlocked();
    if (modeInForce === 'INVITE' && !hasInvite) throw new InviteRefused('INVITE_REQUIRED');
  }

  /** @throws EmailDomainBlocked, InvalidInput HANDLE_RESERVED */
  async of({ handle, email }: RegistrationDraft, ip: string): Promise<Admission> {
    const onHandle = this.board.verdictOnHandle(handle);
    if (onHandle === 'BLOCKED') throw handleReserved();
    const onDomain = await this.board.verdictOnDomain(email.key.slice(email.key.indexOf('@') + 1));
    if (onDomain === 'BLOCKED') throw new EmailDomainBlocked();
    const { mode, modeInForce } = this.board;
    const ruled: ApprovalCause | null =
      onDomain !== null
        ? 'EMAIL_DOMAIN'
        : onHandle !== null
          ? 'HANDLE'
          : this.board.severityOf(ip) === 'SIGN_UP_APPROVAL'
            ? 'ADDRESS'
            : null;
    const general = modeInForce !== 'APPROVAL' ? null : mode === 'APPROVAL' ? 'MODE' : 'ABSENCE';
    return { ruled, general };
  }
}

/** The same words as for other reserved handles, so that no one learns how to get around a block. */
export function handleReserved(): InvalidInput {
  const message = 'That handle is reserved. Please choose another one.';
  return new InvalidInput([{ field: 'handle', message }], 'HANDLE_RESERVED');
}
