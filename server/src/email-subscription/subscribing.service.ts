import { randomBytes } from 'node:crypto';
import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { requireEmail } from '#identity/users/email-address.js';
import { replyFloor } from '#identity/email-tokens/reply-floor.js';
import { newId } from '#kernel/database/ids.js';
import { Transactions } from '#kernel/events/transactions.js';
import type { Tx } from '#kernel/events/tx.js';
import { RateLimiter } from '#kernel/limits/rate-limiter.js';
import { SubscriptionTokenExpired, SubscriptionTokenInvalid } from './email-subscription.errors.js';
import { EmailSubscription, EmailSuppressionSchema } from './email-subscription.entity.js';
import { SubscriptionKeys } from './subscription-keys.js';
import { SubscriptionMails } from './subscription-mails.js';

/** How long a confirmation link works. */
const TOKEN_HOURS = 24;
/** A suppressed address is asked at most this often whether it wants email again. */
const ASK_AGAIN_DAYS = 7;
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const LOCKED = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;

/** Subscribing and unsubscribing through emailed links, without an account. */
@Injectable()
export class SubscribingService {
  constructor(
    private readonly transactions: Transactions,
    private readonly limiter: RateLimiter,
    private readonly keys: SubscriptionKeys,
    private readonly mails: SubscriptionMails,
  ) {}

  /**
   * Sends a confirmation link. A current subscriber is told so by email; a suppressed address is asked at most once a
   * week. The response and its timing are the same in all cases.
   * @throws InvalidInput for an invalid address, RateLimited (3 a day for an address)
   */
  async subscribe(address: string, language: string): Promise<void> {
    const email = requireEmail(address);
    await this.limiter.consume('subscribe-email-to', email.key);
    const floor = replyFloor();
    const addressDigest = this.keys.addressDigest(email.key);
    await this.transactions.run(async (tx) => {
      const subscription = await this.ensure(tx, email, addressDigest, language);
      const isSubscribed = subscription.isActive && subscription.verifiedAt !== null;
      if (isSubscribed) await this.mails.already(tx, subscription);
      else if (await this.canAskAgain(tx, addressDigest)) {
        const token = randomBytes(32).toString('base64url');
        const tokenExpiresAt = new Date(Date.now() + TOKEN_HOURS * HOUR_MS);
        tx.em.assign(subscription, { tokenHash: this.keys.tokenDigest(token), tokenExpiresAt, language });
        await this.mails.confirm(tx, { email: email.address, language, addressDigest }, token);
      }
    });
    await floor();
  }

  /**
   * Confirms the address of a token and lifts an earlier suppression. Opening the link again while subscribed succeeds
   * too.
   * @throws SubscriptionTokenInvalid, SubscriptionTokenExpired (after 24 hours)
   */
  async verify(token: string): Promise<void> {
    if (!TOKEN.test(token)) throw new SubscriptionTokenInvalid();
    await this.transactions.run(async (tx) => {
      const named = { tokenHash: this.keys.tokenDigest(token) };
      const subscription = await tx.em.findOne(EmailSubscription, named, LOCKED);
      if (!subscription) throw new SubscriptionTokenInvalid();
      if (subscription.isActive && subscription.verifiedAt !== null) return;
      if (!subscription.tokenExpiresAt || subscription.tokenExpiresAt <= new Date())
        throw new SubscriptionTokenExpired();
      tx.em.assign(subscription, { verifiedAt: new Date(), isActive: true });
      await tx.em.nativeDelete(EmailSuppressionSchema, { addressDigest: subscription.addressDigest });
    });
  }

  /**
   * Stops all email to the address of a token, even if the subscription is already deleted. Idempotent.
   * @throws SubscriptionTokenInvalid
   */
  async unsubscribe(token: string): Promise<void> {
    const addressDigest = this.keys.addressOf(token);
    if (addressDigest === null) throw new SubscriptionTokenInvalid();
    await this.transactions.run(async (tx) => {
      // Links that were sent earlier can't resubscribe the address.
      const left = { isActive: false, tokenHash: null, tokenExpiresAt: null };
      await tx.em.nativeUpdate(EmailSubscription, { addressDigest }, left);
      const suppression = { addressDigest, createdAt: new Date() };
      await tx.em.upsert(EmailSuppressionSchema, suppression, { onConflictAction: 'ignore' });
    });
  }

  /** The subscription of an address, locked, new or not. */
  private async ensure(
    tx: Tx,
    email: { address: string; key: string },
    addressDigest: string,
    language: string,
  ): Promise<EmailSubscription> {
    const isSuppressed = (await tx.em.count(EmailSuppressionSchema, { addressDigest })) > 0;
    const fresh = {
      ...{ id: newId(), email: email.address, emailKey: email.key, addressDigest, language },
      ...{ isActive: !isSuppressed, verifiedAt: null, createdAt: new Date() },
    };
    await tx.em.upsert(EmailSubscription, fresh, { onConflictFields: ['emailKey'], onConflictAction: 'ignore' });
    return tx.em.findOneOrFail(EmailSubscription, { emailKey: email.key }, LOCKED);
  }

  /** At most once a week; that counts as asked. */
  private async canAskAgain(tx: Tx, addressDigest: string): Promise<boolean> {
    const suppressed = await tx.em.findOne(EmailSuppressionSchema, { addressDigest }, LOCKED);
    if (!suppressed) return true;
    const lastAsked = suppressed.askedAt?.getTime() ?? 0;
    if (lastAsked >= Date.now() - ASK_AGAIN_DAYS * DAY_MS) return false;
    suppressed.askedAt = new Date();
    return true;
  }
}
