import { Injectable } from '@nestjs/common';
import { Transactions } from '#kernel/events/transactions.js';
import { AccountMails } from '../mails/account-mails.js';
import { EmailTokens } from '../registration/email-tokens.js';
import { TokenExpired, TokenInvalid } from '../registration/registration.errors.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { isAddress } from '../users/email-address.js';
import { markVerified } from '../users/verified-address.js';
import { PasswordStore } from './password-store.js';

/** Sets new passwords for those who can read the account's mail. */
@Injectable()
export class ResetPasswordService {
  constructor(
    private readonly transactions: Transactions,
    private readonly tokens: EmailTokens,
    private readonly store: PasswordStore,
    private readonly sessions: SessionsService,
    private readonly mails: AccountMails,
  ) {}

  /**
   * Sets the password, ends every session, and takes the address for verified, since its mail was read. An unfit password
   * does not use the link up.
   * @param email where the client sends it along, it must be the address that the link was mailed to
   * @throws TokenInvalid, TokenExpired, InvalidInput PASSWORD_…
   */
  async reset(token: string, password: string, email: string | null = null): Promise<void> {
    const known = await this.tokens.look('reset', token);
    if (!known || (email !== null && !isAddress(email, known.emailKey))) throw new TokenInvalid();
    const owner = known.isLive ? await this.store.ownerOf(known.userId) : null;
    if (!owner || owner.emailKey !== known.emailKey) throw new TokenExpired();

    const hash = await this.store.accept(owner, password, 'password');
    await this.transactions.run(async (tx) => {
      // The person first, then the token: whoever mails a link locks them in the same order.
      const replaced = await this.store.replace(tx, owner, hash);
      if (!replaced || !(await this.tokens.consume(tx, 'reset', token))) throw new TokenExpired();
      await markVerified(tx, owner.id);
      await this.sessions.endAll(tx, owner.id, 'password_reset');
      await this.mails.passwordChanged(tx, owner);
    });
  }
}
