import { Injectable } from '@nestjs/common';
import type { Tx } from '#kernel/events/tx.js';
import { CLAIMS_IN_FORCE } from '../granted-claims/claim.statements.js';
import { InviteRefused } from '../email-tokens/registration.errors.js';

/** A code as people type it: some write it in other capitals or with a space. */
export const INVITE_CODE = /^[a-z0-9]{12}$/;

export interface UsedInvite {
  id: string;
  ownerId: string;
  /** Those who use it need no approval. */
  skipsApproval: boolean;
}

/** The condition that an invite, `i`, can be used, and its owner, `u`, can invite. */
export const USABLE = `
i.revoked_at is null and (i.expires_at is null or i.expires_at > now()) and (i.max_uses is null or i.uses < i.max_uses)
and u.id = i.owner_id and u.is_active and u.email_verified_at is not null
and exists (select 1 from ${CLAIMS_IN_FORCE} and d.value = 'invites.create')`;

/** $1 code. The row is locked, so that of many at once no more succeed than uses are left. */
const USE = `
update invites i set uses = i.uses + 1 from users u where i.code = $1 and ${USABLE}
returning i.id, i.owner_id as "ownerId",
  exists (select 1 from ${CLAIMS_IN_FORCE} and d.value = 'invites.skip-approval') as "skipsApproval"`;

/** $1 user, $2 invite. */
const REMEMBER = 'insert into invited_users (user_id, invite_id) values ($1::uuid, $2::uuid)';

/** Uses invites up, within the transaction of a registration. */
@Injectable()
export class InviteUse {
  /**
   * Counts a use, also where the address turns out to be known: otherwise the invite would tell.
   * @throws InviteRefused INVITE_INVALID if it is unknown, revoked, expired or used up, or its owner can't invite any more
   */
  async consume(tx: Tx, typed: string): Promise<UsedInvite> {
    const code = inviteCode(typed);
    const [used] = code === null ? [] : await tx.rows<UsedInvite>(USE, [code]);
    if (!used) throw new InviteRefused('INVITE_INVALID');
    return used;
  }

  async remember(tx: Tx, userId: string, invite: UsedInvite): Promise<void> {
    await tx.rows(REMEMBER, [userId, invite.id]);
  }
}

/** A code as it is stored. @returns null for what can't be one */
export function inviteCode(typed: string): string | null {
  const code = typed.trim().toLowerCase().replaceAll(/[\s-]/g, '');
  return INVITE_CODE.test(code) ? code : null;
}
