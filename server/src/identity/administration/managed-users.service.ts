import type { AuditAction } from '@mallard/rules/audit-actions';
import { Inject, Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { AuditLog } from '#kernel/audit/audit-log.js';
import { SETTINGS, type Settings } from '#kernel/config/settings.js';
import { Transactions } from '#kernel/events/transactions.js';
import type { Tx } from '#kernel/events/tx.js';
import { Topics } from '#kernel/pubsub/topics.js';
import type { Role, SignedInViewer } from '#kernel/request/viewer.js';
import { joinNames, splitName } from '../viewer/name-parts.js';
import { AddressChanges } from '../addresses/address-changes.service.js';
import { Complaints } from '../registration/complaints.js';
import { VIEWER_CHANGED } from '../sessions/session.events.js';
import { SessionNotFound, SessionsService } from '../sessions/sessions.service.js';
import { requireEmail } from '../users/email-address.js';
import { checkDisplayName, complaintOfOfficialName } from '../users/profile-text.js';
import type { UserTable } from '../users/user.entity.js';
import { assertNotLastRoot, lockAccount, lockAccounts, type LockedAccount } from '../managed-users/locked-account.js';
import {
  AccountIsSuspended,
  MAX_SET_ACTIVE_AT_ONCE,
  TooManyPeopleAtOnce,
} from '../managed-users/managed-user.errors.js';
import { assertCanGiveRole } from '../managed-users/rank.js';

/** The fields of an account to change; absent or null fields keep their values. */
export interface ManagedUserPatch {
  displayName?: string | null;
  /** First and last name form the display name if that is absent. */
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

/** Changes accounts of lower roles, but never deactivates or demotes the last active root. */
@Injectable()
export class ManagedUsersService {
  constructor(
    private readonly transactions: Transactions,
    private readonly sessions: SessionsService,
    private readonly audit: AuditLog,
    private readonly topics: Topics,
    private readonly addresses: AddressChanges,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /**
   * Deactivating ends all sessions and hides the user; activating also keeps someone who asked to leave; a new address must be confirmed first.
   * @throws UserNotFound, NotAllowed, LastRoot, AccountIsSuspended, EmailTaken, InvalidInput
   */
  async update(viewer: SignedInViewer, userId: string, patch: ManagedUserPatch): Promise<void> {
    await this.transactions.run(async (tx) => {
      await this.change(tx, viewer, await lockAccount(tx, viewer, userId), patch);
    });
  }

  /**
   * Activates or deactivates several people, all of them or none; those who are in this state already stay as they are.
   * @param userIds 1 to 100
   * @returns the ids of those who changed, in the order of `userIds`
   * @throws TooManyPeopleAtOnce; UserNotFound, NotAllowed, AccountIsSuspended, which name the first of them in their values
   */
  async setActive(viewer: SignedInViewer, userIds: readonly string[], isActive: boolean): Promise<string[]> {
    const ids = [...new Set(userIds)];
    if (ids.length === 0 || ids.length > MAX_SET_ACTIVE_AT_ONCE) throw new TooManyPeopleAtOnce();
    return this.transactions.run(async (tx) => {
      const changed: string[] = [];
      for (const account of await lockAccounts(tx, viewer, ids)) {
        if (await this.change(tx, viewer, account, { isActive })) changed.push(account.id);
      }
      return changed;
    });
  }

  /** @returns whether anything changed */
  private async change(
    tx: Tx,
    viewer: SignedInViewer,
    account: LockedAccount,
    patch: ManagedUserPatch,
  ): Promise<boolean> {
    const { id: userId, handle } = account;
    const before = factsOf(account);
    const after = wanted(before, patch, this.settings.PRODUCT_NAME);
    if (after.role !== before.role) assertCanGiveRole(viewer, after.role);
    if (!before.isActive && after.isActive && account.isSuspended) throw new AccountIsSuspended(handle);
    if (account.isLastRoot && (after.role !== 'root' || !after.isActive)) assertNotLastRoot(account);
    const changed = Object.keys(after).filter((field) => after[field] !== before[field]);
    if (changed.length === 0) return false;

    await store(tx, userId, after);
    if (after.email !== before.email) await this.addresses.change(tx, account, requireEmail(after.email));
    if (before.isActive && !after.isActive) await this.sessions.endAll(tx, userId, 'deactivated');
    await this.audit.record(tx, {
      viewer,
      action: actionOf(before, after),
      subject: { kind: 'user', id: userId, name: handle },
      before: Object.fromEntries(changed.map((field) => [field, before[field]!])),
      after: Object.fromEntries(changed.map((field) => [field, after[field]!])),
    });
    tx.afterCommit(() => void this.topics.publish(VIEWER_CHANGED, { userId }));
    return true;
  }

  /** Ends one session of a user. @throws UserNotFound, NotAllowed, SessionNotFound */
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

  /** Ends all sessions and access tokens of a user. @throws UserNotFound, NotAllowed */
  async signOut(viewer: SignedInViewer, userId: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      const account = await lockAccount(tx, viewer, userId);
      await this.sessions.endAll(tx, userId, 'revoked');
      await this.audit.record(tx, {
        viewer,
        action: 'user.sessions.ended',
        subject: { kind: 'user', id: userId, name: account.handle },
      });
    });
  }
}

async function store(tx: Tx, userId: string, after: Facts): Promise<void> {
  await tx
    .db<UserTable>()
    .updateTable('users')
    .set({
      display_name: after.displayName,
      role: after.role,
      is_active: after.isActive,
      ...(after.isActive && { leaves_at: null }),
      updated_at: sql<Date>`now()`,
    })
    .where('id', '=', userId)
    .execute();
}

function factsOf({ displayName, email, pendingEmail, role, isActive }: LockedAccount): Facts {
  return { displayName, email: pendingEmail ?? email, role, isActive };
}

/** The validated new values. @throws InvalidInput */
function wanted(before: Facts, patch: ManagedUserPatch, productName: string): Facts {
  const complaints = new Complaints();
  const after = { ...before, role: patch.role ?? before.role, isActive: patch.isActive ?? before.isActive };
  const name = nameOf(patch, before.displayName);
  if (name !== before.displayName) {
    const checked = checkDisplayName(name);
    const official = complaintOfOfficialName(name, { role: after.role, productName });
    if (official) complaints.add('DISPLAY_NAME_RESERVED', official);
    else if (checked.ok) after.displayName = checked.text;
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

/** The most significant of the changes. */
function actionOf(before: Facts, after: Facts): AuditAction {
  if (before.isActive && !after.isActive) return 'user.deactivated';
  if (!before.isActive && after.isActive) return 'user.reactivated';
  return before.role === after.role ? 'user.updated' : 'user.role.changed';
}
