import { Inject, Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { AuditLog } from '#kernel/audit/audit-log.js';
import { SETTINGS, type Settings } from '#kernel/config/settings.js';
import { isUniqueViolation } from '#kernel/database/unique-violation.js';
import { InvalidInput, NotSignedIn } from '#kernel/errors/app-error.js';
import { Transactions } from '#kernel/events/transactions.js';
import type { Tx } from '#kernel/events/tx.js';
import { Topics } from '#kernel/pubsub/topics.js';
import { reaches, type SignedInViewer } from '#kernel/request/viewer.js';
import { handleReserved } from '../registration/admission.js';
import { VIEWER_CHANGED } from '../sessions/session.events.js';
import { handleKey } from '../users/handle.js';
import { HandleDirectory } from '../directory/handle-directory.js';
import { handleChangeableAt, HANDLE_PAUSE_DAYS } from '../users/handle-pause.js';
import { complaintOfHandle, typedHandle } from '../users/handle-rules.js';
import { HandleTaken } from '../users/user.errors.js';
import type { UserTable } from '../users/user.entity.js';

/** Days for which a former handle leads to its owner, and only they can have it. */
export const FORMER_HANDLE_DAYS = 365;

/** Changes users' handles. */
@Injectable()
export class HandleChanges {
  constructor(
    private readonly transactions: Transactions,
    private readonly handles: HandleDirectory,
    private readonly audit: AuditLog,
    private readonly topics: Topics,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /**
   * Gives the viewer another handle, at most once in 7 days, also to return to a former one. The former one is held for
   * a year, in which it leads to the viewer.
   * @throws InvalidInput HANDLE_INVALID, HANDLE_RESERVED, HANDLE_UNCHANGED, HANDLE_CHANGED_RECENTLY; HandleTaken
   */
  async change(viewer: SignedInViewer, typed: string): Promise<void> {
    const handle = typedHandle(typed);
    try {
      await this.transactions.run((tx) => this.rename(tx, viewer, handle));
    } catch (error) {
      // The unique index decides between two who take a handle at once.
      if (isUniqueViolation(error)) throw new HandleTaken();
      throw error;
    }
  }

  private async rename(tx: Tx, viewer: SignedInViewer, handle: string): Promise<void> {
    const account = await tx
      .db<UserTable>()
      .selectFrom('users')
      .select(['id', 'handle', 'role', 'handle_changed_at'])
      .where('id', '=', viewer.id)
      .where('is_active', '=', true)
      .where('deleted_at', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (!account) throw new NotSignedIn();
    if (handle === account.handle) throw refused('HANDLE_UNCHANGED', 'This is already your handle.');
    if (handleChangeableAt(account.handle_changed_at)) {
      const message = `A handle can be changed once in ${HANDLE_PAUSE_DAYS} days.`;
      throw refused('HANDLE_CHANGED_RECENTLY', message);
    }
    const wrong = complaintOfHandle(handle, { role: account.role, productName: this.settings.PRODUCT_NAME });
    if (wrong) throw new InvalidInput([wrong.error], wrong.reason);
    if (!reaches(account.role, 'editor') && this.handles.isBlocked(handle)) throw handleReserved();

    // Other capitals are the same handle.
    if (handleKey(handle) !== handleKey(account.handle)) {
      if (await this.handles.isTaken(handle, tx, account.id)) throw new HandleTaken();
      await this.handles.release(tx, handle);
      await this.handles.hold(tx, account.handle, FORMER_HANDLE_DAYS, account.id);
    }
    await tx
      .db<UserTable>()
      .updateTable('users')
      .set({
        handle,
        handle_key: handleKey(handle),
        handle_changed_at: sql<Date>`now()`,
        updated_at: sql<Date>`now()`,
      })
      .where('id', '=', account.id)
      .execute();
    await this.audit.record(tx, {
      viewer: { id: account.id, handle: account.handle },
      action: 'user.handle.changed',
      subject: { kind: 'user', id: account.id, name: account.handle },
      before: { handle: account.handle },
      after: { handle },
    });
    tx.afterCommit(() => void this.topics.publish(VIEWER_CHANGED, { userId: account.id }));
  }
}

function refused(reason: string, message: string): InvalidInput {
  return new InvalidInput([{ field: 'handle', message }], reason);
}
