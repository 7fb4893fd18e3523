import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { requireEmail } from '#identity/users/email-address.js';
import { replyFloor } from '#identity/email-tokens/reply-floor.js';
import { newId } from '#kernel/database/ids.js';
import { Transactions } from '#kernel/events/transactions.js';
import type { Tx } from '#kernel/events/tx.js';
import { RateLimiter } from '#kernel/limits/rate-limiter.js';
import { SubscriptionTokenExpired, SubscriptionTokenInvalid } from './email-subscription.errors.js';
import { SubscriptionKeys } from './subscription-keys.js';
import { type Subscriber, SubscriptionMails } from './subscription-mails.js';

/** How long a confirmation link works. */
const TOKEN_HOURS = 24;
/** A suppressed address is asked at most this often whether it wants email again. */
const ASK_AGAIN_DAYS = 7;
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** Locks the row, new or not. $1 id, $2 address, $3 its key, $4 its digest, $5 language. */
const ENSURE = `
insert into email_subscriptions (id, email, email_key, address_digest, language, is_active, created_at)
values ($1, $2, $3, $4, $5, not exists (select from email_suppressions where address_digest = $4), now())
on conflict (email_key) do update set email_key = excluded.email_key
returning id, email, language, is_active and verified_at is not null as subscribed`;
/**
 * $1 digest. No row if the address is not suppressed; otherwise whether it may be asked again, which counts as asked.
 */
const SUPPRESSED = `
select asked_at is null or asked_at < now() - interval '${ASK_AGAIN_DAYS} days' as may_ask
from email_suppressions where address_digest = $1 for update`;
const ASKED = 'update email_suppressions set asked_at = now() where address_digest = $1';
/** $1 id, $2 digest of the token, $3 language. */
const GIVE_TOKEN = `
update email_subscriptions
set token_hash = $2, token_expires_at = now() + interval '${TOKEN_HOURS} hours', language = $3
where id = $1`;
const BY_TOKEN = `
select id, address_digest, is_active and verified_at is not null as subscribed, token_expires_at > now() as live
from email_subscriptions where token_hash = $1 for update`;
const CONFIRM = 'update email_subscriptions set verified_at = now(), is_active = true where id = $1';
const LIFT = 'delete from email_suppressions where address_digest = $1';
/** Links that were sent earlier can't resubscribe the address. */
const LEAVE = `
update email_subscriptions set is_active = false, token_hash = null, token_expires_at = null where address_digest = $1`;
const SUPPRESS = `
insert into email_suppressions (address_digest, created_at) values ($1, now()) on conflict (address_digest) do nothing`;

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
      const [row] = await tx.rows<Omit<Subscriber, 'addressDigest'> & { id: string; subscribed: boolean }>(ENSURE, [
        ...[newId(), email.address, email.key],
        ...[addressDigest, language],
      ]);
      if (!row) throw new Error('A subscription is there once it was ensured.');
      if (row.subscribed) await this.mails.already(tx, { ...row, addressDigest });
      else if (await this.canAskAgain(tx, addressDigest)) {
        const token = randomBytes(32).toString('base64url');
        await tx.rows(GIVE_TOKEN, [row.id, this.keys.tokenDigest(token), language]);
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
      const [row] = await tx.rows<{ id: string; address_digest: string; subscribed: boolean; live: boolean }>(
        BY_TOKEN,
        [this.keys.tokenDigest(token)],
      );
      if (!row) throw new SubscriptionTokenInvalid();
      if (row.subscribed) return;
      if (!row.live) throw new SubscriptionTokenExpired();
      await tx.rows(CONFIRM, [row.id]);
      await tx.rows(LIFT, [row.address_digest]);
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
      await tx.rows(LEAVE, [addressDigest]);
      await tx.rows(SUPPRESS, [addressDigest]);
    });
  }

  private async canAskAgain(tx: Tx, addressDigest: string): Promise<boolean> {
    const [suppressed] = await tx.rows<{ may_ask: boolean }>(SUPPRESSED, [addressDigest]);
    if (!suppressed) return true;
    if (suppressed.may_ask) await tx.rows(ASKED, [addressDigest]);
    return suppressed.may_ask;
  }
}
