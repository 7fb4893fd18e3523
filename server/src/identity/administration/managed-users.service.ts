import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { AuditLog } from '#kernel/audit/audit-log.js';
import { Transactions } from '#kernel/events/transactions.js';
import type { Tx } from '#kernel/events/tx.js';
import { Topics } from '#kernel/pubsub/topics.js';
import type { Role, SignedInViewer } from '#kernel/request/viewer.js';
import { joinNames, splitName } from '../account/person-names.js';
import { Complaints } from '../registration/complaints.js';
import { VIEWER_CHANGED } from '../sessions/session.events.js';
import { SessionNotFound, SessionsService } from '../sessions/sessions.service.js';
import { requireEmail } from '../users/email-address.js';
import { checkDisplayName } from '../users/profile-text.js';
import type { UserTable } from '../users/user.entity.js';
import { assertNotLastRoot, lockAccount, type LockedAccount } from './locked-account.js';
import { EmailTaken } from './managed-user.errors.js';
import { assertMayGiveRole } from './rank.js';

/** What an administrator changes of somebody's account; what is absent or null stays. */
export interface ManagedUserPatch {
  displayName?: string | null;
  /** First and last name make the display name; they count where that is absent. */
  firstName?: string | null;
  lastName?: string | null;
  email?: string | null;
  role?: Role | null;
  isActive?: boolean | null;
}

interface Facts {
  [field: string]: string | boolean;
  displayName: string;
  email: string;
  role: Role;
  isActive: boolean;
}

/** Changes other people's accounts: those of a role below the viewer's, and never the last active root's. */
@Injectable()
export class ManagedUsersService {
  constructor(
    private readonly transactions: Transactions,
    private readonly sessions: SessionsService,
    private readonly audit: AuditLog,
    private readonly topics: Topics,
  ) {}

  /**
   * Deactivating signs the person out everywhere and hides them; a changed address needs no mail to count as theirs.
   * @throws UserNotFound, NotAllowed, LastRoot, EmailTaken, InvalidInput
   */
  async update(viewer: SignedInViewer, userId: string, patch: ManagedUserPatch): Promise<void> {
    await this.transactions.run(async (tx) => {
      const account = await lockAccount(tx, viewer, userId);
      const before = factsOf(account);
      const after = wanted(before, patch);
      if (after.role !== before.role) assertMayGiveRole(viewer, after.role);
      if (account.isLastRoot && (after.role !== 'root' || !after.isActive)) assertNotLastRoot(account);
      const changed = Object.keys(after).filter((field) => after[field] !== before[field]);
      if (changed.length === 0) return;

      await this.store(tx, userId, after, after.email !== before.email);
      if (before.isActive && !after.isActive) await this.sessions.endAll(tx, userId, 'deactivated');
      await this.audit.record(tx, {
        viewer,
        action: actionOf(before, after),
        subject: { kind: 'user', id: userId, name: account.handle },
        before: Object.fromEntries(changed.map((field) => [field, before[field]!])),
        after: Object.fromEntries(changed.map((field) => [field, after[field]!])),
      });
      tx.afterCommit(() => void this.topics.publish(VIEWER_CHANGED, { userId }));
    });
  }

  /** Signs a person out of one device. @throws UserNotFound, NotAllowed, SessionNotFound */
  async endSession(viewer: SignedInViewer, userId: string, sessionId: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      const account = await lockAccount(tx, viewer, userId);
      const ended = await this.sessions.end(tx, userId, [sessionId], 'revoked');
      if (ended.length === 0) throw new SessionNotFound();
      await this.audit.record(tx, {
        viewer,
        action: 'user.session.ended',
        subject: { kind: 'user', id: userId, name: account.handle },
      });
    });
  }

  private async store(tx: Tx, userId: string, after: Facts, isNewAddress: boolean): Promise<void> {
    const email = requireEmail(after.email);
    if (isNewAddress && (await isTaken(tx, email.key, userId))) throw new EmailTaken();
    await tx
      .db<UserTable>()
      .updateTable('users')
      .set({
        display_name: after.displayName,
        role: after.role,
        is_active: after.isActive,
        updated_at: sql<Date>`now()`,
        ...(isNewAddress && { email: email.address, email_key: email.key }),
      })
      .where('id', '=', userId)
      .execute();
    // A link that was mailed to the former address is no proof of the new one.
    if (isNewAddress) await sql`delete from email_tokens where user_id = ${userId}`.execute(tx.db<UserTable>());
  }
}

function factsOf({ displayName, email, role, isActive }: LockedAccount): Facts {
  return { displayName, email, role, isActive };
}

/** What is to be, checked. @throws InvalidInput */
function wanted(before: Facts, patch: ManagedUserPatch): Facts {
  const complaints = new Complaints();
  const after = { ...before, role: patch.role ?? before.role, isActive: patch.isActive ?? before.isActive };
  const name = nameOf(patch, before.displayName);
  if (name !== before.displayName) {
    const checked = checkDisplayName(name);
    if (checked.ok) after.displayName = checked.text;
    else complaints.add('DISPLAY_NAME_INVALID', checked.error);
  }
  const { email } = patch;
  if (email !== null && email !== undefined) complaints.gather(() => (after.email = requireEmail(email).address));
  complaints.throwIfAny();
  return after;
}

function nameOf({ displayName, firstName, lastName }: ManagedUserPatch, present: string): string {
  if (displayName !== null && displayName !== undefined) return displayName;
  if ((firstName ?? lastName ?? null) === null) return present;
  const names = splitName(present);
  return joinNames(firstName ?? names.firstName, lastName ?? names.lastName);
}

/** The most telling of what happened. */
function actionOf(before: Facts, after: Facts): string {
  if (before.isActive && !after.isActive) return 'user.deactivated';
  if (!before.isActive && after.isActive) return 'user.reactivated';
  return before.role === after.role ? 'user.updated' : 'user.role.changed';
}

async function isTaken(tx: Tx, emailKey: string, exceptId: string): Promise<boolean> {
  const other = await tx
    .db<UserTable>()
    .selectFrom('users')
    .select('id')
    .where('email_key', '=', emailKey)
    .where('id', '<>', exceptId)
    .executeTakeFirst();
  return other !== undefined;
}
