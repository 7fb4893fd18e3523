import { Injectable } from '@nestjs/common';
import { Transactions } from '#kernel/events/transactions.js';
import { AccountMails } from '../mails/account-mails.js';
import { EmailTokens, type KnownToken } from '../email-tokens/email-tokens.js';
import { TokenExpired, TokenInvalid } from '../email-tokens/registration.errors.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { isAddress } from '../users/email-address.js';
import { markVerified } from '../users/verified-address.js';
import { type PasswordOwner, PasswordStore } from '../passwords/password-store.js';
import { NO_PASSWORD } from '../passwords/passwords.js';

/** Sets new passwords through emailed links. */
@Injectable()
export class ResetPasswordService {
  constructor(
    private readonly transactions: Transactions,
    private readonly tokens: EmailTokens,
    private readonly store: PasswordStore,
    private readonly sessions: SessionsService,
    private readonly mails: AccountMails,
  ) {}

  /** Whether `reset` would take the token, which stays valid. */
  async works(token: string): Promise<boolean> {
    const known = await this.tokens.find('reset', token);
    return known !== null && (await this.ownerBy(known)) !== null;
  }

  /**
   * Sets the password, ends all sessions and marks the address as confirmed, because its email was read. An invalid
   * password doesn't use up the link.
   * @param email if present, must be the address that the link was emailed to
   * @throws TokenInvalid, TokenExpired, InvalidInput PASSWORD_…
   */
  async reset(token: string, password: string, email: string | null = null): Promise<void> {
    const known = await this.tokens.find('reset', token);
    if (!known || (email !== null && !isAddress(email, known.emailKey))) throw new TokenInvalid();
    const owner = await this.ownerBy(known);
    if (!owner) throw new TokenExpired();

    const hash = await this.store.accept(owner, password, 'password');
    await this.transactions.run(async (tx) => {
      // The account before the token: sending a link locks them in the same order.
      const replaced = await this.store.replace(tx, owner, hash);
      if (!replaced || !(await this.tokens.consume(tx, 'reset', token))) throw new TokenExpired();
      const isInvited = (await markVerified(tx, owner.id)) && owner.passwordHash === NO_PASSWORD;
      await this.sessions.endAll(tx, owner.id, 'password_reset');
      // A first password changes none.
      if (!isInvited) await this.mails.passwordChanged(tx, owner);
    });
  }

  /** @returns null if the token is not live, or the account has another address by now */
  private async ownerBy({ isLive, userId, emailKey }: KnownToken): Promise<PasswordOwner | null> {
    const owner = isLive ? await this.store.ownerOf(userId) : null;
    return owner?.emailKey === emailKey ? owner : null;
  }
}
