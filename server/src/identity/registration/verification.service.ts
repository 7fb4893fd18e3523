import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Transactions } from '#kernel/events/transactions.js';
import type { Tx } from '#kernel/events/tx.js';
import { RateLimited } from '#kernel/limits/rate-limit.errors.js';
import { RateLimiter } from '#kernel/limits/rate-limiter.js';
import { replyFloor } from '../email-tokens/reply-floor.js';
import { RegistrationPending } from '../registration-requests/registration-request.errors.js';
import { awaitsApproval } from '../registration-requests/registration-request.statements.js';
import { RegistrationRequests } from '../registration-requests/registration-requests.js';
import { isAddress, requireEmail } from '../users/email-address.js';
import { handleKey, parseHandle } from '../users/handle.js';
import { isAddressTaken } from '../directory/taken-address.js';
import { EmailTaken } from '../users/user.errors.js';
import type { UserTable } from '../users/user.entity.js';
import { markVerified } from '../users/verified-address.js';
import { EmailTokens, type TokenOwner } from '../email-tokens/email-tokens.js';
import { AlreadyVerified, TokenExpired, TokenInvalid } from '../email-tokens/registration.errors.js';
import { VerificationLinks } from '../email-tokens/verification-links.js';

/** Those who wait for approval have verified their address. */
const NOT_WAITING = sql<boolean>`not ${sql.raw(awaitsApproval('users.id'))}`;

/** Verifies that an email address belongs to its account. */
@Injectable()
export class VerificationService {
  constructor(
    private readonly transactions: Transactions,
    private readonly tokens: EmailTokens,
    private readonly links: VerificationLinks,
    private readonly limiter: RateLimiter,
    private readonly requests: RegistrationRequests,
  ) {}

  /**
   * Confirms the address that a token was emailed to.
   * @param email if present, must be that address
   * @throws TokenInvalid, TokenExpired; EmailTaken if another account has confirmed the changed address first;
   * AlreadyVerified if a used link is opened again, RegistrationPending if the account waits for approval by then
   */
  async verify(token: string, email: string | null = null): Promise<void> {
    const known = await this.tokens.find('verify', token);
    if (!known || (email !== null && !isAddress(email, known.emailKey))) throw new TokenInvalid();

    await this.transactions.run(async (tx) => {
      const account = await tx
        .db<UserTable>()
        .selectFrom('users')
        .select(['email_key', 'pending_email_key', 'email_verified_at', 'is_active'])
        .where('id', '=', known.userId)
        .forUpdate()
        .executeTakeFirst();
      const isPending = account?.pending_email_key === known.emailKey;
      if (!account?.is_active || (account.email_key !== known.emailKey && !isPending)) throw new TokenInvalid();
      if (isPending) return this.adopt(tx, known, token);
      if (account.email_verified_at) throw new AlreadyVerified();
      if (await this.requests.isWaiting(tx, known.userId)) throw new RegistrationPending();
      if (!(await this.tokens.consume(tx, 'verify', token))) throw new TokenExpired();
      await markVerified(tx, known.userId);
    });
  }

  /**
   * Whether the account of an emailed link waits for approval. Asked after `verify`, so that a used link counts.
   * @returns false for a link that is unknown, or is long expired
   */
  async awaitsApproval(token: string): Promise<boolean> {
    const known = await this.tokens.find('verify', token);
    return known !== null && this.requests.isWaiting(null, known.userId);
  }

  /**
   * Emails a new link if the address is unverified. The response is the same if it isn't.
   * @throws InvalidInput for an invalid address, RateLimited (5 emails in 30 minutes for an address)
   */
  async resend(address: string): Promise<void> {
    const email = requireEmail(address);
    await this.limiter.consume('account-mail-to', email.key);
    const floor = replyFloor();
    await this.transactions.run(async (tx) => {
      const account = await tx
        .db<UserTable>()
        .selectFrom('users')
        .select(['id', 'email', 'email_key as emailKey', 'pending_email', 'handle', 'language'])
        .where((user) =>
          user.or([
            user.and([user('email_key', '=', email.key), user('email_verified_at', 'is', null), NOT_WAITING]),
            user('pending_email_key', '=', email.key),
          ]),
        )
        .where('is_active', '=', true)
        .orderBy('id')
        .forUpdate()
        .executeTakeFirst();
      if (account?.pending_email != null) {
        await this.links.mailNewAddress(tx, { ...account, email: account.pending_email, emailKey: email.key });
      } else if (account) {
        await this.links.mail(tx, account);
      }
    });
    await floor();
  }

  /**
   * The same for a handle, whose owner need not type the address again.
   * @param login email address or handle
   */
  async resendTo(login: string): Promise<void> {
    const handle = parseHandle(login.trim());
    if (handle === null) return this.resend(login);
    await this.limiter.consume('account-mail-to', `handle:${handleKey(handle)}`);
    const floor = replyFloor();
    await this.transactions.run(async (tx) => {
      const account = await tx
        .db<UserTable>()
        .selectFrom('users')
        .select(['id', 'email', 'email_key as emailKey', 'handle', 'language'])
        .where('handle_key', '=', handleKey(handle))
        .where('email_verified_at', 'is', null)
        .where(NOT_WAITING)
        .where('is_active', '=', true)
        .forUpdate()
        .executeTakeFirst();
      if (account && (await this.passesAddress(account.emailKey))) await this.links.mail(tx, account);
    });
    await floor();
  }

  /** Counts an email to an address that wasn't typed: a refusal would reveal that an account waits for verification. */
  private async passesAddress(emailKey: string): Promise<boolean> {
    try {
      await this.limiter.consume('account-mail-to', emailKey);
      return true;
    } catch (error) {
      if (!(error instanceof RateLimited)) throw error;
      return false;
    }
  }

  /** Replaces the old address by a confirmed one. */
  private async adopt(tx: Tx, { userId, emailKey }: TokenOwner, token: string): Promise<void> {
    if (!(await this.tokens.consume(tx, 'verify', token))) throw new TokenExpired();
    if (await isAddressTaken(tx, this.tokens, emailKey, userId)) throw new EmailTaken();
    await sql`
      update users set email = pending_email, email_key = pending_email_key, pending_email = null, pending_email_key = null,
        updated_at = now() where id = ${userId}`.execute(tx.db<UserTable>());
  }
}
