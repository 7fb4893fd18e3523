import { Injectable } from '@nestjs/common';
import { Database } from '#kernel/database/database.js';
import { newId } from '#kernel/database/ids.js';
import { NotSignedIn } from '#kernel/errors/app-error.js';
import { Transactions } from '#kernel/events/transactions.js';
import { ForeignAddresses } from '#kernel/http/foreign-requests.js';
import { Jobs } from '#kernel/jobs/jobs.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { MAX_PUSH_SUBSCRIPTIONS } from './push.entity.js';
import { PushSubscriptionNotFound } from './push.errors.js';
import { checkedAddress, checkedEndpoint, HOLD_SESSION, hrefOf, type PushEndpoint } from './push-endpoint.js';
import { DeliverPush } from './push-jobs.js';

/**
 * A browser has one address, which goes to the person and session that used it last. $1 id, $2 user, $3 session, $4 endpoint, $5
 * p256dh, $6 auth.
 */
const STORE = `
insert into push_subscriptions (id, created_at, user_id, session_id, endpoint, p256dh, auth)
values ($1::uuid, now(), $2::uuid, $3::uuid, $4, $5, $6)
on conflict (endpoint) do update set user_id = excluded.user_id, session_id = excluded.session_id,
  p256dh = excluded.p256dh, auth = excluded.auth, failures = 0`;

/** $1 user, $2 how many stay. */
const DROP_SURPLUS = `
delete from push_subscriptions where id in (
  select id from push_subscriptions where user_id = $1::uuid order by id desc offset $2::int)`;

/** $1 user, $2 endpoint. */
const REMOVE = 'delete from push_subscriptions where user_id = $1::uuid and endpoint = $2';

/** $1 user, $2 endpoint. */
const FIND = 'select id from push_subscriptions where user_id = $1::uuid and endpoint = $2';

/** The browsers of our own client that get pushes. */
@Injectable()
export class PushSubscriptions {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly addresses: ForeignAddresses,
    private readonly jobs: Jobs,
  ) {}

  async has(userId: string, endpoint: string): Promise<boolean> {
    const found = await this.database.rows<{ id: string }>(FIND, [userId, hrefOf(endpoint)]);
    return found.length > 0;
  }

  /** Doing so again changes nothing. @throws InvalidInput for an address that is not asked, and keys that are none */
  async subscribe(viewer: SignedInViewer, input: PushEndpoint): Promise<void> {
    const { endpoint, p256dh, auth } = checkedEndpoint(this.addresses, input);
    await this.transactions.run(async (tx) => {
      const [session] = await tx.rows<{ id: string }>(HOLD_SESSION, [viewer.sessionId, viewer.id]);
      if (!session) throw new NotSignedIn();
      await tx.rows(STORE, [newId(), viewer.id, viewer.sessionId, endpoint, p256dh, auth]);
      await tx.rows(DROP_SURPLUS, [viewer.id, MAX_PUSH_SUBSCRIPTIONS]);
    });
  }

  /** Doing so again, or for an unknown address, changes nothing. */
  async unsubscribe(viewer: SignedInViewer, endpoint: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      await tx.rows(REMOVE, [viewer.id, hrefOf(endpoint)]);
    });
  }

  /** Sends a push that says that pushes arrive, also in quiet hours. @throws PushSubscriptionNotFound, InvalidInput */
  async test(viewer: SignedInViewer, endpoint: string): Promise<void> {
    const address = checkedAddress(this.addresses, endpoint);
    await this.transactions.run(async (tx) => {
      const [found] = await tx.rows<{ id: string }>(FIND, [viewer.id, address]);
      if (!found) throw new PushSubscriptionNotFound();
      await this.jobs.enqueue(tx, DeliverPush, { subscriptionId: found.id, tag: 'test' });
    });
  }
}
