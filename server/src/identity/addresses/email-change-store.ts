import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Database } from '#kernel/database/database.js';
import type { Tx } from '#kernel/events/tx.js';
import { Topics } from '#kernel/pubsub/topics.js';
import { AccountMails } from '../mails/account-mails.js';
import { EmailTokens } from '../email-tokens/email-tokens.js';
import { VIEWER_CHANGED } from '../sessions/session.events.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { isAddressTaken } from '../directory/taken-address.js';
import type { UserTable } from '../users/user.entity.js';
import type { EmailChangeTable } from './email-change.entity.js';
import { lockOut } from './lock-out.js';

/** An account, locked, with what a change of its address needs. */
export interface ChangingAccount {
  readonly id: string;
  readonly handle: string;
  readonly language: string;
  readonly email: string;
  readonly emailKey: string;
  /** From an administrator. */
  readonly pendingEmail: string | null;
  readonly isActive: boolean;
}

/** A change that has not expired. */
export interface OpenEmailChange {
  readonly sessionId: string;
  readonly email: string;
  readonly emailKey: string;
  readonly currentConfirmedAt: Date | null;
  readonly newConfirmedAt: Date | null;
  readonly mailedAt: Date;
  readonly expiresAt: Date;
}

/** Who changes the address, and to what. */
export interface EmailChangeSummary extends OpenEmailChange {
  readonly handle: string;
  /** The present address. */
  readonly currentKey: string;
}

const OPEN_CHANGE = `
select c.session_id "sessionId", c.email, c.email_key "emailKey", c.current_confirmed_at "currentConfirmedAt",
  c.new_confirmed_at "newConfirmedAt", c.mailed_at "mailedAt", c.expires_at "expiresAt", u.handle, u.email_key "currentKey"
from email_changes c join users u on u.id = c.user_id
where c.user_id = $1 and c.expires_at > now() and u.is_active`;

/** Stores the changes of address that users ask for, and emails both addresses. */
@Injectable()
export class EmailChangeStore {
  constructor(
    private readonly database: Database,
    readonly tokens: EmailTokens,
    private readonly mails: AccountMails,
    readonly sessions: SessionsService,
    private readonly topics: Topics,
  ) {}

  /** Reads the open change of a user; null if there is none. */
  async read(userId: string): Promise<EmailChangeSummary | null> {
    const [change] = await this.database.rows<EmailChangeSummary>(OPEN_CHANGE, [userId]);
    return change ?? null;
  }

  /** Locks the account, which the locks of everything else follow. @returns null if it was deleted */
  async lock(tx: Tx, userId: string): Promise<ChangingAccount | null> {
    const account = await tx
      .db<UserTable>()
      .selectFrom('users')
      .select(['id', 'handle', 'language', 'email', 'email_key as emailKey', 'pending_email as pendingEmail'])
      .select('is_active as isActive')
      .where('id', '=', userId)
      .where('deleted_at', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    return account ?? null;
  }

  /** @returns null if there is none, or it has expired */
  async find(tx: Tx, userId: string): Promise<OpenEmailChange | null> {
    const change = await tx
      .db<EmailChangeTable>()
      .selectFrom('email_changes')
      .select(['session_id as sessionId', 'email', 'email_key as emailKey', 'mailed_at as mailedAt'])
      .select(['current_confirmed_at as currentConfirmedAt', 'new_confirmed_at as newConfirmedAt'])
      .select('expires_at as expiresAt')
      .where('user_id', '=', userId)
      .where('expires_at', '>', sql<Date>`now()`)
      .executeTakeFirst();
    return change ?? null;
  }

  /** After the commit, open tabs read the change again. */
  tellTabs(tx: Tx, userId: string): void {
    tx.afterCommit(() => void this.topics.publish(VIEWER_CHANGED, { userId }));
  }

  /** Removes a change that its owner did not ask for, and locks out the person who did. */
  async giveUp(tx: Tx, account: ChangingAccount): Promise<void> {
    await this.remove(tx, account.id);
    const owner = { userId: account.id, emailKey: account.emailKey };
    await this.mails.changeRefused(tx, account, await lockOut(tx, this, owner));
  }

  /** Removes a change, if there is one; its links stop working. */
  async remove(tx: Tx, userId: string): Promise<void> {
    await tx.db<EmailChangeTable>().deleteFrom('email_changes').where('user_id', '=', userId).execute();
    await this.tokens.withdraw(tx, 'change_current', userId);
    await this.tokens.withdraw(tx, 'change_new', userId);
  }

  /** Emails links to the addresses that have not confirmed yet; earlier links to them stop working. */
  async mail(tx: Tx, account: ChangingAccount, change: OpenEmailChange): Promise<void> {
    if (!change.currentConfirmedAt) {
      const owner = { userId: account.id, emailKey: account.emailKey };
      await this.mails.changeAsked(tx, account, await this.tokens.issue(tx, 'change_current', owner));
    }
    if (change.newConfirmedAt) return;
    const recipient = { ...account, email: change.email };
    // The person who asks is not told, only the owner of the address.
    if (await isAddressTaken(tx, this.tokens, change.emailKey, account.id)) {
      await this.mails.addressInUse(tx, recipient);
      return;
    }
    const owner = { userId: account.id, emailKey: change.emailKey };
    await this.mails.changeAskedNew(tx, recipient, await this.tokens.issue(tx, 'change_new', owner));
  }
}
