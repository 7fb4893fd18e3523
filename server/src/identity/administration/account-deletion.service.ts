import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { AuditLog } from '#kernel/audit/audit-log.js';
import { Transactions } from '#kernel/events/transactions.js';
import type { Tx } from '#kernel/events/tx.js';
import { Topics } from '#kernel/pubsub/topics.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { forgetFactors } from '../second-factor/forget-factors.js';
import { VIEWER_CHANGED } from '../sessions/session.events.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { deletedHandle } from '../users/handle.js';
import { HandleDirectory } from '../directory/handle-directory.js';
import type { UserTable } from '../users/user.entity.js';
import { assertNotLastRoot, lockAccount, type LockedAccount } from '../managed-users/locked-account.js';
import { type ContentChoice, UserDeleted } from '../managed-users/managed-user.events.js';

/** Days until a deleted user's handle can be taken, so that no one is mistaken for them. */
const HOLD_DAYS = 90;
/** The stored name of a deleted account; pages show it in the reader's language. */
const NO_NAME = 'Deleted account';

/** What a deletion reads of an account. */
type ErasedAccount = Pick<LockedAccount, 'id' | 'handle' | 'role' | 'isActive' | 'imageUrl' | 'bannerUrl'>;

/** Deletes accounts. */
@Injectable()
export class AccountDeletion {
  constructor(
    private readonly transactions: Transactions,
    private readonly sessions: SessionsService,
    private readonly handles: HandleDirectory,
    private readonly audit: AuditLog,
    private readonly topics: Topics,
  ) {}

  /**
   * Erases the account's personal data and ends its sessions. Posts are hidden at once and deleted in the background,
   * or stay without a name.
   * @throws UserNotFound, NotAllowed, LastRoot
   */
  async delete(viewer: SignedInViewer, userId: string, content: ContentChoice): Promise<void> {
    await this.transactions.run(async (tx) => {
      const account = await lockAccount(tx, viewer, userId);
      assertNotLastRoot(account);
      await this.erase(tx, account, content, viewer);
    });
  }

  /**
   * The same in the caller's transaction, which has locked the account.
   * @param viewer who deletes it; null for its owner, whose time to take it back is over
   */
  async erase(tx: Tx, account: ErasedAccount, content: ContentChoice, viewer: SignedInViewer | null): Promise<void> {
    await this.sessions.endAll(tx, account.id, 'deactivated');
    const handle = deletedHandle(account.id);
    await tx
      .db<UserTable>()
      .updateTable('users')
      .set({
        handle,
        handle_key: handle,
        email: '',
        email_key: `deleted:${account.id}`,
        pending_email: null,
        pending_email_key: null,
        email_verified_at: null,
        password_hash: '',
        display_name: NO_NAME,
        bio: '',
        location: null,
        website: null,
        image_url: null,
        banner_url: null,
        role: 'basic',
        is_active: content === 'keep',
        is_limited: false,
        frozen_until: null,
        suspended_at: null,
        posts_erased_at: null,
        leaves_at: null,
        requires_login: false,
        hides_nods: false,
        approves_followers: false,
        newcomers_ask: false,
        last_seen_at: null,
        topics: [],
        content_languages: [],
        language_filter: 'off',
        updated_at: sql<Date>`now()`,
        deleted_at: sql<Date>`now()`,
      })
      .where('id', '=', account.id)
      .execute();
    await sql`delete from email_tokens where user_id = ${account.id}`.execute(tx.db<UserTable>());
    await sql`delete from user_claims where user_id = ${account.id}`.execute(tx.db<UserTable>());
    await sql`delete from email_changes where user_id = ${account.id}`.execute(tx.db<UserTable>());
    await sql`delete from registration_requests where user_id = ${account.id}`.execute(tx.db<UserTable>());
    await sql`delete from invited_users where user_id = ${account.id}`.execute(tx.db<UserTable>());
    await sql`delete from invites where owner_id = ${account.id}`.execute(tx.db<UserTable>());
    await forgetFactors(tx, account.id);
    await this.handles.detach(tx, account.id);
    await this.handles.hold(tx, account.handle, HOLD_DAYS);
    await this.audit.record(tx, {
      viewer,
      action: 'user.deleted',
      subject: { kind: 'user', id: account.id, name: account.handle },
      before: { role: account.role, isActive: account.isActive },
      after: { content },
    });
    tx.publish(new UserDeleted(account.id, content, account.imageUrl, account.bannerUrl));
    tx.afterCommit(() => void this.topics.publish(VIEWER_CHANGED, { userId: account.id }));
  }
}
