import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { AuditLog } from '#kernel/audit/audit-log.js';
import { Transactions } from '#kernel/events/transactions.js';
import type { Tx } from '#kernel/events/tx.js';
import { Topics } from '#kernel/pubsub/topics.js';
import type { Role, SignedInViewer } from '#kernel/request/viewer.js';
import { lockAccounts } from '../managed-users/locked-account.js';
import { assertHolds, assertCanChangeRole } from '../managed-users/rank.js';
import { VIEWER_CHANGED } from '../sessions/session.events.js';
import { ClaimNotFound, InvalidClaim, RootHoldsAll } from './claim.errors.js';
import { CLAIMS_CHANGED } from '../granted-claims/claim.topics.js';

/** $1 claims. Locked, so that they can't be deleted in the meantime. */
const CLAIMS = `
select d.id, d.value, d.is_active and c.is_active as in_force
from claim_definitions d join claim_categories c on c.id = d.category_id
where d.id = any($1::uuid[]) order by d.id for share of d`;

interface Claim {
  id: string;
  value: string;
  in_force: boolean;
}

/** Who holds a claim: a role or a user. */
export type Holder = { readonly role: Role } | { readonly userId: string };

export interface ClaimChange {
  readonly holder: Holder;
  readonly claimId: string;
  /** False revokes the claim. */
  readonly grant: boolean;
}

/** Grants and revokes claims of users and roles. Both are idempotent. */
@Injectable()
export class ClaimGrants {
  constructor(
    private readonly transactions: Transactions,
    private readonly audit: AuditLog,
    private readonly topics: Topics,
  ) {}

  /** @throws UserNotFound, ClaimNotFound, NotAllowed */
  async grantToUser(viewer: SignedInViewer, userId: string, claimId: string): Promise<void> {
    await this.change(viewer, [{ holder: { userId }, claimId, grant: true }]);
  }

  /** @throws UserNotFound, ClaimNotFound, NotAllowed */
  async revokeFromUser(viewer: SignedInViewer, userId: string, claimId: string): Promise<void> {
    await this.change(viewer, [{ holder: { userId }, claimId, grant: false }]);
  }

  /** @throws ClaimNotFound, NotAllowed */
  async grantToRole(viewer: SignedInViewer, role: Role, claimId: string): Promise<void> {
    await this.change(viewer, [{ holder: { role }, claimId, grant: true }]);
  }

  /** @throws ClaimNotFound, NotAllowed, RootHoldsAll */
  async revokeFromRole(viewer: SignedInViewer, role: Role, claimId: string): Promise<void> {
    await this.change(viewer, [{ holder: { role }, claimId, grant: false }]);
  }

  /**
   * Makes all changes in one transaction, or none.
   * @throws InvalidClaim if two changes concern the same claim and holder; UserNotFound, ClaimNotFound, NotAllowed,
   * RootHoldsAll
   */
  async change(viewer: SignedInViewer, changes: readonly ClaimChange[]): Promise<void> {
    assertDistinct(changes);
    await this.transactions.run(async (tx) => {
      for (const { holder } of changes) {
        if ('role' in holder) assertCanChangeRole(viewer, holder.role);
      }
      const userIds = changes.flatMap(({ holder }) => ('userId' in holder ? [holder.userId] : []));
      const accounts = userIds.length === 0 ? [] : await lockAccounts(tx, viewer, [...new Set(userIds)]);
      const handles = new Map(accounts.map(({ id, handle }) => [id, handle]));
      const claims = await claimsOf(
        tx,
        changes.map(({ claimId }) => claimId),
      );

      const changedUsers = new Set<string>();
      let hasChangedRole = false;
      for (const { holder, claimId, grant } of changes) {
        const claim = claims.get(claimId);
        if (!claim) throw new ClaimNotFound();
        assertHolds(viewer, claim.value, claim.in_force);
        if ('userId' in holder) {
          const { userId } = holder;
          if (await this.changeUser(tx, viewer, { id: userId, handle: handles.get(userId) ?? null }, claim, grant)) {
            changedUsers.add(userId);
          }
        } else {
          hasChangedRole = (await this.changeRole(tx, viewer, holder.role, claim, grant)) || hasChangedRole;
        }
      }

      tx.afterCommit(() => {
        for (const userId of changedUsers) void this.topics.publish(VIEWER_CHANGED, { userId });
        if (hasChangedRole) void this.topics.publish(CLAIMS_CHANGED, {});
      });
    });
  }

  /** @returns false if nothing changed */
  private async changeUser(
    tx: Tx,
    viewer: SignedInViewer,
    { id, handle }: { id: string; handle: string | null },
    claim: Claim,
    grant: boolean,
  ): Promise<boolean> {
    const changed = grant
      ? sql`insert into user_claims (user_id, claim_id) values (${id}, ${claim.id}) on conflict do nothing`
      : sql`delete from user_claims where user_id = ${id} and claim_id = ${claim.id}`;
    const { numAffectedRows } = await changed.execute(tx.db<unknown>());
    if (numAffectedRows === 0n) return false;
    await this.audit.record(tx, {
      viewer,
      action: grant ? 'user.claim.granted' : 'user.claim.revoked',
      subject: { kind: 'user', id, name: handle },
      [grant ? 'after' : 'before']: { claim: claim.value },
    });
    return true;
  }

  /** @returns false if nothing changed */
  private async changeRole(tx: Tx, viewer: SignedInViewer, role: Role, claim: Claim, grant: boolean): Promise<boolean> {
    if (role === 'root') {
      if (grant) return false;
      throw new RootHoldsAll();
    }
    const changed = grant
      ? sql`insert into role_claims (role, claim_id) values (${role}, ${claim.id}) on conflict do nothing`
      : sql`delete from role_claims where role = ${role} and claim_id = ${claim.id}`;
    const { numAffectedRows } = await changed.execute(tx.db<unknown>());
    if (numAffectedRows === 0n) return false;
    await this.audit.record(tx, {
      viewer,
      action: grant ? 'role.claim.granted' : 'role.claim.revoked',
      subject: { kind: 'role', id: role, name: role },
      [grant ? 'after' : 'before']: { claim: claim.value },
    });
    return true;
  }
}

/** @throws InvalidClaim */
function assertDistinct(changes: readonly ClaimChange[]): void {
  const keys = changes.map(({ holder, claimId }) => JSON.stringify([holder, claimId]));
  if (new Set(keys).size === keys.length) return;
  throw new InvalidClaim('changes', 'changes must name each claim of a role or person only once.');
}

/** By id; unknown ids are absent. */
async function claimsOf(tx: Tx, ids: readonly string[]): Promise<Map<string, Claim>> {
  return new Map((await tx.rows<Claim>(CLAIMS, [ids])).map((claim) => [claim.id, claim]));
}
