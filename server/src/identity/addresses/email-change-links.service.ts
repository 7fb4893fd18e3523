import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { AuditLog } from '#kernel/audit/audit-log.js';
import { isUniqueViolation } from '#kernel/database/unique-violation.js';
import { Transactions } from '#kernel/events/transactions.js';
import type { Tx } from '#kernel/events/tx.js';
import { EmailTokens, type TokenOwner } from '../email-tokens/email-tokens.js';
import { TokenExpired, TokenInvalid } from '../email-tokens/registration.errors.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { isAddressTaken } from '../directory/taken-address.js';
import { EmailTaken } from '../users/user.errors.js';
import type { UserTable } from '../users/user.entity.js';
import type { EmailChangeTable } from './email-change.entity.js';
import { type ChangingAccount, EmailChangeStore, type OpenEmailChange } from './email-change-store.js';

/** Which of the two addresses a link was emailed to. */
export type EmailChangeSide = 'current' | 'new';

/** What a link is about. */
export interface LinkedEmailChange {
  readonly side: EmailChangeSide;
  readonly handle: string;
  readonly newEmail: string;
  /** This address has confirmed. */
  readonly isConfirmed: boolean;
}

interface Link extends TokenOwner {
  readonly side: EmailChangeSide;
}

/** The emailed links of changes of address. Opening one needs no session. */
@Injectable()
export class EmailChangeLinks {
  constructor(
    private readonly transactions: Transactions,
    private readonly store: EmailChangeStore,
    private readonly tokens: EmailTokens,
    private readonly sessions: SessionsService,
    private readonly audit: AuditLog,
  ) {}

  /** Reads what a link is about, without using it up. @returns null if it no longer works */
  async find(token: string): Promise<LinkedEmailChange | null> {
    const link = await this.linkOf(token);
    if (!link) return null;
    const change = await this.store.read(link.userId);
    if (!change || link.emailKey !== (link.side === 'new' ? change.emailKey : change.currentKey)) return null;
    const isConfirmed = isConfirmedBy(link.side, change);
    // A used link still shows its result; one that was replaced shows nothing.
    if (!link.isLive && !isConfirmed) return null;
    return { side: link.side, handle: change.handle, newEmail: change.email, isConfirmed };
  }

  /**
   * Confirms for the address that the token was emailed to. The second confirmation changes the address and ends all
   * sessions except the one that asked.
   * @returns whether the address has changed
   * @throws TokenInvalid, TokenExpired; EmailTaken if another account got the address in the meantime
   */
  async confirm(token: string): Promise<boolean> {
    const link = await this.linkOf(token);
    if (!link) throw new TokenInvalid();
    try {
      return await this.use(link, token, async (tx, account, change) => {
        await tx
          .db<EmailChangeTable>()
          .updateTable('email_changes')
          .set({ [link.side === 'new' ? 'new_confirmed_at' : 'current_confirmed_at']: sql<Date>`now()` })
          .where('user_id', '=', account.id)
          .execute();
        const isComplete = isConfirmedBy(link.side === 'new' ? 'current' : 'new', change);
        if (isComplete) await this.adopt(tx, account, change);
        return isComplete;
      });
    } catch (error) {
      // The unique index decides between two who confirm the same address at once.
      if (isUniqueViolation(error)) throw new EmailTaken();
      throw error;
    }
  }

  /**
   * The owner of the present address did not ask for the change: it is given up, and the person who asked is locked out.
   * @throws TokenInvalid, TokenExpired
   */
  async refuse(token: string): Promise<void> {
    const link = await this.linkOf(token);
    if (link?.side !== 'current') throw new TokenInvalid();
    await this.use(link, token, async (tx, account, change) => {
      await this.store.giveUp(tx, account);
      await this.audit.record(tx, {
        viewer: account,
        action: 'user.email.refused',
        subject: { kind: 'user', id: account.id, name: account.handle },
        after: { email: change.email },
      });
    });
  }

  private async linkOf(token: string): Promise<(Link & { isLive: boolean }) | null> {
    const atNew = await this.tokens.find('change_new', token);
    if (atNew) return { ...atNew, side: 'new' };
    const atCurrent = await this.tokens.find('change_current', token);
    return atCurrent && { ...atCurrent, side: 'current' };
  }

  private async use<Result>(
    { side, userId, emailKey }: Link,
    token: string,
    work: (tx: Tx, account: ChangingAccount, change: OpenEmailChange) => Promise<Result>,
  ): Promise<Result> {
    return this.transactions.run(async (tx) => {
      const account = await this.store.lock(tx, userId);
      const change = account?.isActive && (await this.store.find(tx, account.id));
      if (!change || emailKey !== (side === 'new' ? change.emailKey : account.emailKey)) throw new TokenExpired();
      const used = await this.tokens.consume(tx, side === 'new' ? 'change_new' : 'change_current', token);
      if (!used) throw new TokenExpired();
      this.store.tellTabs(tx, userId);
      return work(tx, account, change);
    });
  }

  private async adopt(tx: Tx, account: ChangingAccount, change: OpenEmailChange): Promise<void> {
    if (await isAddressTaken(tx, this.tokens, change.emailKey, account.id)) throw new EmailTaken();
    await tx
      .db<UserTable>()
      .updateTable('users')
      .set({ email: change.email, email_key: change.emailKey, updated_at: sql<Date>`now()` })
      .where('id', '=', account.id)
      .execute();
    await this.store.remove(tx, account.id);
    await this.tokens.withdraw(tx, 'reset', account.id);
    await this.sessions.endAll(tx, account.id, 'address_changed', change.sessionId);
    await this.audit.record(tx, {
      viewer: account,
      action: 'user.email.changed',
      subject: { kind: 'user', id: account.id, name: account.handle },
      before: { email: account.email },
      after: { email: change.email },
    });
  }
}

function isConfirmedBy(side: EmailChangeSide, change: OpenEmailChange): boolean {
  return (side === 'new' ? change.newConfirmedAt : change.currentConfirmedAt) !== null;
}
