import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { AuditLog } from '#kernel/audit/audit-log.js';
import { NotSignedIn } from '#kernel/errors/app-error.js';
import { Transactions } from '#kernel/events/transactions.js';
import type { Tx } from '#kernel/events/tx.js';
import { Topics } from '#kernel/pubsub/topics.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { AccountDeletion } from '../administration/account-deletion.service.js';
import { LastRoot } from '../managed-users/managed-user.errors.js';
import { AccountMails } from '../mails/account-mails.js';
import { VIEWER_CHANGED } from '../sessions/session.events.js';
import { SessionsService } from '../sessions/sessions.service.js';
import type { UserTable } from '../users/user.entity.js';
import { typedHandle } from '../users/handle-rules.js';
import { SHOWN_OTHERWISE } from './account-state.topics.js';
import { NotOwnHandle } from './leaving.errors.js';

/** Days for which leaving can be taken back. */
export const GRACE_DAYS = 30;

/** Deletes accounts at the wish of their owners, after 30 days in which they can take it back. */
@Injectable()
export class Leaving {
  constructor(
    private readonly transactions: Transactions,
    private readonly sessions: SessionsService,
    private readonly deletion: AccountDeletion,
    private readonly mails: AccountMails,
    private readonly topics: Topics,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Hides the person, ends their sessions, and emails how to take it back. The caller has asked for the password.
   * @returns when the account is deleted
   * @throws LastRoot; NotSignedIn if the account has ended in the meantime
   */
  async leave(viewer: SignedInViewer): Promise<Date> {
    return this.transactions.run(async (tx) => {
      const person = await this.lockSelf(tx, viewer);
      const { leaves_at } = await tx
        .db<UserTable>()
        .updateTable('users')
        .set({
          is_active: false,
          leaves_at: sql<Date>`now() + make_interval(days => ${GRACE_DAYS})`,
          updated_at: sql<Date>`now()`,
        })
        .where('id', '=', viewer.id)
        .returning('leaves_at')
        .executeTakeFirstOrThrow();
      await this.sessions.suspend(tx, viewer.id, 'leaving');
      await this.mails.leaving(tx, person, leaves_at!);
      await this.audit.record(tx, { viewer, action: 'user.left', subject: subjectOf(person) });
      this.announce(tx, viewer.id);
      return leaves_at!;
    });
  }

  /**
   * Deletes the account without the 30 days, as after them, and emails that it is done. The caller has asked for the password.
   * @param handle the own one, as typed
   * @returns when it was deleted
   * @throws NotOwnHandle, LastRoot; NotSignedIn if the account has ended in the meantime
   */
  async leaveAtOnce(viewer: SignedInViewer, handle: string): Promise<Date> {
    return this.transactions.run(async (tx) => {
      const person = await this.lockSelf(tx, viewer);
      if (typedHandle(handle).toLowerCase() !== person.handle.toLowerCase()) throw new NotOwnHandle();
      await this.mails.deleted(tx, person);
      await this.deletion.erase(tx, person, 'remove', viewer);
      tx.afterCommit(() => void this.topics.publish(SHOWN_OTHERWISE, { userId: viewer.id }));
      return new Date();
    });
  }

  /**
   * Everything is as it was before; access tokens work again. The caller has locked the user's row.
   * @returns false if the person isn't leaving, or the time is over
   */
  async takeBack(tx: Tx, userId: string): Promise<boolean> {
    const person = await tx
      .db<UserTable>()
      .updateTable('users')
      .set({ is_active: true, leaves_at: null, updated_at: sql<Date>`now()` })
      .where('id', '=', userId)
      .where('leaves_at', '>', sql<Date>`now()`)
      .where('suspended_at', 'is', null)
      .returning(['id', 'handle'])
      .executeTakeFirst();
    if (!person) return false;
    await this.audit.record(tx, { viewer: person, action: 'user.returned', subject: subjectOf(person) });
    this.announce(tx, userId);
    return true;
  }

  /** Deletes the accounts whose time is over, each in a transaction of its own. */
  async deleteDue(): Promise<void> {
    while (await this.transactions.run((tx) => this.deleteNext(tx)));
  }

  /** @throws LastRoot, NotSignedIn */
  private async lockSelf(tx: Tx, viewer: SignedInViewer) {
    // With the other roots: of two who leave at once, the second one sees that it is the last.
    const rows = await tx
      .db<UserTable>()
      .selectFrom('users')
      .select([
        ...(['id', 'role', 'email', 'handle', 'language'] as const),
        ...(['is_active as isActive', 'image_url as imageUrl', 'banner_url as bannerUrl'] as const),
      ])
      .where('is_active', '=', true)
      .where('deleted_at', 'is', null)
      .where((user) =>
        user.or([
          user('id', '=', viewer.id),
          user.and([user('role', '=', 'root'), sql<boolean>`${viewer.role} = 'root'`]),
        ]),
      )
      .orderBy('id')
      .forNoKeyUpdate()
      .execute();
    const person = rows.find(({ id }) => id === viewer.id);
    if (!person) throw new NotSignedIn();
    if (person.role === 'root' && rows.every(({ id, role }) => id === viewer.id || role !== 'root'))
      throw new LastRoot();
    return person;
  }

  private announce(tx: Tx, userId: string): void {
    tx.afterCommit(() => {
      void this.topics.publish(VIEWER_CHANGED, { userId });
      void this.topics.publish(SHOWN_OTHERWISE, { userId });
    });
  }

  /** @returns whether there was one */
  private async deleteNext(tx: Tx): Promise<boolean> {
    const person = await tx
      .db<UserTable>()
      .selectFrom('users')
      .select(['id', 'handle', 'role', 'is_active as isActive', 'image_url as imageUrl', 'banner_url as bannerUrl'])
      .where('leaves_at', '<=', sql<Date>`now()`)
      .where('deleted_at', 'is', null)
      .orderBy('leaves_at')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (person) await this.deletion.erase(tx, person, 'remove', null);
    return person !== undefined;
  }
}

function subjectOf({ id, handle }: { id: string; handle: string }) {
  return { kind: 'user', id, name: handle };
}
