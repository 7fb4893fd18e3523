import { sql } from 'kysely';
import type { Tx } from '#kernel/events/tx.js';
import { NotAllowed } from '#kernel/errors/app-error.js';
import { isOperator } from '#kernel/request/operator.js';
import type { Role, SignedInViewer } from '#kernel/request/viewer.js';
import { NO_PASSWORD } from '../passwords/passwords.js';
import type { UserTable } from '../users/user.entity.js';
import { UserNotFound } from '../users/user.errors.js';
import { LastRoot } from './managed-user.errors.js';
import { assertCanManage } from './rank.js';

/** An account locked for a change by an administrator. */
export interface LockedAccount {
  readonly id: string;
  readonly handle: string;
  readonly displayName: string;
  /** The confirmed address. */
  readonly email: string;
  readonly emailKey: string;
  /** An address that is not confirmed yet. */
  readonly pendingEmail: string | null;
  readonly pendingEmailKey: string | null;
  readonly language: string;
  readonly imageUrl: string | null;
  readonly bannerUrl: string | null;
  readonly role: Role;
  readonly isActive: boolean;
  readonly isSuspended: boolean;
  readonly isEmailVerified: boolean;
  /** Was invited and has chosen no password yet. */
  readonly isInvited: boolean;
  /** There is no other active root. */
  readonly isLastRoot: boolean;
}

/**
 * Locks the account, the acting administrator and, for a root account, all other active roots, always in the order of
 * their ids: of two roots who remove each other at once, the second one sees that it is the last.
 * @throws UserNotFound, NotAllowed
 */
export async function lockAccount(tx: Tx, viewer: SignedInViewer, userId: string): Promise<LockedAccount> {
  const [account] = await lockAccounts(tx, viewer, [userId]);
  if (!account) throw new UserNotFound();
  return account;
}

/** The same for several accounts, in the order of `userIds`. @throws UserNotFound, NotAllowed */
export async function lockAccounts(
  tx: Tx,
  viewer: SignedInViewer,
  userIds: readonly string[],
): Promise<LockedAccount[]> {
  const rows = await tx
    .db<UserTable>()
    .selectFrom('users')
    .select([
      'id',
      'handle',
      'display_name',
      'email',
      'email_key',
      'pending_email',
      'pending_email_key',
      'language',
      'image_url',
      'banner_url',
      'role',
      'is_active',
      'suspended_at',
      'email_verified_at',
      'password_hash',
    ])
    .where('deleted_at', 'is', null)
    .where((user) =>
      user.or([
        user('id', 'in', [viewer.id, ...userIds]),
        user.and([
          user('role', '=', 'root'),
          user('is_active', '=', true),
          sql<boolean>`exists (select 1 from users t where t.id = any(${userIds}::uuid[]) and t.role = 'root')`,
        ]),
      ]),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const actor = rows.find((row) => row.id === viewer.id);
  return userIds.map((userId) => {
    const target = rows.find((row) => row.id === userId);
    if (!target) throw new UserNotFound();
    // The viewer's role may have changed since the request was authenticated. An operator has no account.
    if (!isOperator(viewer) && !actor?.is_active) throw new NotAllowed();
    assertCanManage({ ...viewer, role: actor?.role ?? viewer.role }, target);
    return {
      id: target.id,
      handle: target.handle,
      displayName: target.display_name,
      email: target.email,
      emailKey: target.email_key,
      pendingEmail: target.pending_email,
      pendingEmailKey: target.pending_email_key,
      language: target.language,
      imageUrl: target.image_url,
      bannerUrl: target.banner_url,
      role: target.role,
      isActive: target.is_active,
      isSuspended: target.suspended_at !== null,
      isEmailVerified: target.email_verified_at !== null,
      isInvited: target.email_verified_at === null && target.password_hash === NO_PASSWORD,
      isLastRoot:
        target.role === 'root' &&
        target.is_active &&
        !rows.some((row) => row.id !== userId && row.role === 'root' && row.is_active),
    };
  });
}

/** @throws LastRoot */
export function assertNotLastRoot({ isLastRoot }: LockedAccount): void {
  if (isLastRoot) throw new LastRoot();
}
