import { Injectable } from '@nestjs/common';
import { CompiledQuery, sql } from 'kysely';
import { AuditLog } from '#kernel/audit/audit-log.js';
import { Transactions } from '#kernel/events/transactions.js';
import type { Tx } from '#kernel/events/tx.js';
import { Topics } from '#kernel/pubsub/topics.js';
import type { Role, SignedInViewer } from '#kernel/request/viewer.js';
import { lockAccount } from '../administration/locked-account.js';
import { assertHolds, assertMayChangeRole } from '../administration/rank.js';
import { VIEWER_CHANGED } from '../sessions/session.events.js';
import { ClaimNotFound, RootHoldsAll } from './claim.errors.js';
import { CLAIMS_CHANGED } from './claim.topics.js';

/** $1 claim. Locked, so that it cannot be deleted meanwhile. */
const CLAIM = `
select d.id, d.value, d.is_active and c.is_active as in_force
from claim_definitions d join claim_categories c on c.id = d.category_id where d.id = $1::uuid for share of d`;

interface Claim {
  id: string;
  value: string;
  in_force: boolean;
}

/** Grants claims to people and roles, and takes them back. To be in that state already is a success. */
@Injectable()
export class ClaimGrants {
  constructor(
    private readonly transactions: Transactions,
    private readonly audit: AuditLog,
    private readonly topics: Topics,
  ) {}

  /** @throws UserNotFound, ClaimNotFound, NotAllowed */
  async grantToUser(viewer: SignedInViewer, userId: string, claimId: string): Promise<void> {
    await this.changeUser(viewer, userId, claimId, true);
  }

  /** @throws UserNotFound, ClaimNotFound, NotAllowed */
  async revokeFromUser(viewer: SignedInViewer, userId: string, claimId: string): Promise<void> {
    await this.changeUser(viewer, userId, claimId, false);
  }

  /** @throws ClaimNotFound, NotAllowed */
  async grantToRole(viewer: SignedInViewer, role: Role, claimId: string): Promise<void> {
    await this.changeRole(viewer, role, claimId, true);
  }

  /** @throws ClaimNotFound, NotAllowed, RootHoldsAll */
  async revokeFromRole(viewer: SignedInViewer, role: Role, claimId: string): Promise<void> {
    await this.changeRole(viewer, role, claimId, false);
  }

  private async changeUser(viewer: SignedInViewer, userId: string, claimId: string, grant: boolean): Promise<void> {
    await this.transactions.run(async (tx) => {
      const account = await lockAccount(tx, viewer, userId);
      const claim = await claimOf(tx, claimId);
      assertHolds(viewer, claim.value, claim.in_force);
      const changed = grant
        ? sql`insert into user_claims (user_id, claim_id) values (${userId}, ${claim.id}) on conflict do nothing`
        : sql`delete from user_claims where user_id = ${userId} and claim_id = ${claim.id}`;
      const { numAffectedRows } = await changed.execute(tx.db<unknown>());
      if (numAffectedRows === 0n) return;
      await this.audit.record(tx, {
        viewer,
        action: grant ? 'user.claim.granted' : 'user.claim.revoked',
        subject: { kind: 'user', id: userId, name: account.handle },
        [grant ? 'after' : 'before']: { claim: claim.value },
      });
      tx.afterCommit(() => void this.topics.publish(VIEWER_CHANGED, { userId }));
    });
  }

  private async changeRole(viewer: SignedInViewer, role: Role, claimId: string, grant: boolean): Promise<void> {
    await this.transactions.run(async (tx) => {
      assertMayChangeRole(viewer, role);
      const claim = await claimOf(tx, claimId);
      assertHolds(viewer, claim.value, claim.in_force);
      if (role === 'root') {
        if (grant) return;
        throw new RootHoldsAll();
      }
      const changed = grant
        ? sql`insert into role_claims (role, claim_id) values (${role}, ${claim.id}) on conflict do nothing`
        : sql`delete from role_claims where role = ${role} and claim_id = ${claim.id}`;
      const { numAffectedRows } = await changed.execute(tx.db<unknown>());
      if (numAffectedRows === 0n) return;
      await this.audit.record(tx, {
        viewer,
        action: grant ? 'role.claim.granted' : 'role.claim.revoked',
        subject: { kind: 'role', id: role, name: role },
        [grant ? 'after' : 'before']: { claim: claim.value },
      });
      tx.afterCommit(() => void this.topics.publish(CLAIMS_CHANGED, {}));
    });
  }
}

async function claimOf(tx: Tx, claimId: string): Promise<Claim> {
  const { rows } = await tx.db<unknown>().executeQuery<Claim>(CompiledQuery.raw(CLAIM, [claimId]));
  if (!rows[0]) throw new ClaimNotFound();
  return rows[0];
}
