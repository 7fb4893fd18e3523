import { sql } from 'kysely';
import type { Tx } from '#kernel/events/tx.js';
import { NotAllowed } from '#kernel/errors/app-error.js';
import type { Role, SignedInViewer } from '#kernel/request/viewer.js';
import type { UserTable } from '../users/user.entity.js';
import { UserNotFound } from '../users/user.errors.js';
import { LastRoot } from './managed-user.errors.js';
import { assertMayManage } from './rank.js';

/** An account that is locked for being changed by an administrator. */
export interface LockedAccount {
  readonly id: string;
  readonly handle: string;
  readonly displayName: string;
  readonly email: string;
  readonly imageUrl: string | null;
  readonly bannerUrl: string | null;
  readonly role: Role;
  readonly isActive: boolean;
  readonly isEmailVerified: boolean;
  /** No other root is active. */
  readonly isLastRoot: boolean;
}

/**
 * Locks an account, its administrator, and where it is a root's every other active root, always in the order of their ids: of
 * two roots who would end each other at once, the second one finds that it is the last.
 * @throws UserNotFound, NotAllowed
 */
export async function lockAccount(tx: Tx, viewer: SignedInViewer, userId: string): Promise<LockedAccount> {
  const rows = await tx
    .db<UserTable>()
    .selectFrom('users')
    .select([
      'id',
      'handle',
      'display_name',
      'email',
      'image_url',
      'banner_url',
      'role',
      'is_active',
      'email_verified_at',
    ])
    .where('deleted_at', 'is', null)
    .where((user) =>
      user.or([
        user('id', 'in', [viewer.id, userId]),
        user.and([
          user('role', '=', 'root'),
          user('is_active', '=', true),
          sql<boolean>`exists (select 1 from users t where t.id = ${userId} and t.role = 'root')`,
        ]),
      ]),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const target = rows.find((row) => row.id === userId);
  if (!target) throw new UserNotFound();
  const actor = rows.find((row) => row.id === viewer.id);
  // Somebody may have taken the viewer's role between the request's beginning and the lock.
  if (!actor?.is_active) throw new NotAllowed();
  assertMayManage({ ...viewer, role: actor.role }, target);
  return {
    id: target.id,
    handle: target.handle,
    displayName: target.display_name,
    email: target.email,
    imageUrl: target.image_url,
    bannerUrl: target.banner_url,
    role: target.role,
    isActive: target.is_active,
    isEmailVerified: target.email_verified_at !== null,
    isLastRoot:
      target.role === 'root' &&
      target.is_active &&
      !rows.some((row) => row.id !== userId && row.role === 'root' && row.is_active),
  };
}

/** @throws LastRoot */
export function assertNotLastRoot({ isLastRoot }: LockedAccount): void {
  if (isLastRoot) throw new LastRoot();
}
