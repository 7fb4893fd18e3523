import { Injectable } from '@nestjs/common';
import { AuditLog } from '#kernel/audit/audit-log.js';
import { Transactions } from '#kernel/events/transactions.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { InviteNotFound } from './invite.errors.js';

interface LockedInvite {
  ownerId: string;
  owner: string;
  uses: number;
  isRevoked: boolean;
}

/** $1 invite. */
const LOCK = `
select i.owner_id as "ownerId", u.handle as owner, i.uses, i.revoked_at is not null as "isRevoked"
from invites i join users u on u.id = i.owner_id where i.id = $1::uuid for update of i`;
/** $1 invite. */
const REVOKE = 'update invites set revoked_at = now() where id = $1::uuid';

/** What administrators do with the invites of everyone. Callers check the permission. */
@Injectable()
export class ManagedInvitesService {
  constructor(
    private readonly transactions: Transactions,
    private readonly audit: AuditLog,
  ) {}

  /** Ends an invite; those who have registered with it stay. Doing so again changes nothing. @throws InviteNotFound */
  async revoke(viewer: SignedInViewer, id: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      const [invite] = await tx.rows<LockedInvite>(LOCK, [id]);
      if (!invite) throw new InviteNotFound();
      if (invite.isRevoked) return;
      await tx.rows(REVOKE, [id]);
      await this.audit.record(tx, {
        viewer,
        action: 'invite.revoked',
        subject: { kind: 'user', id: invite.ownerId, name: invite.owner },
        before: { uses: invite.uses },
      });
    });
  }
}
