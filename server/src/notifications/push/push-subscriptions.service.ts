import { createECDH } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database } from '#kernel/database/database.js';
import { newId } from '#kernel/database/ids.js';
import { InvalidInput, NotSignedIn } from '#kernel/errors/app-error.js';
import { Transactions } from '#kernel/events/transactions.js';
import { ForeignAddresses } from '#kernel/http/foreign-requests.js';
import { Jobs } from '#kernel/jobs/jobs.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { MAX_PUSH_SUBSCRIPTIONS } from './push.entity.js';
import { PushSubscriptionNotFound } from './push.errors.js';
import type { SubscribeToPushInput } from './push.inputs.js';
import { DeliverPush } from './push-jobs.js';

const MAX_ENDPOINT_LENGTH = 1_000;
const AUTH_BYTES = 16;
const BASE64URL = /^[A-Za-z0-9_-]+={0,2}$/;

/** The session stays until the subscription is stored, and two devices of one person are stored one by one. $1 session, $2 user. */
const HOLD_SESSION = `
select s.id from sessions s join users u on u.id = s.user_id where s.id = $1::uuid and u.id = $2::uuid
for no key update of u for key share of s`;

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

/** The devices that get pushes. */
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
  async subscribe(viewer: SignedInViewer, { endpoint, p256dh, auth }: SubscribeToPushInput): Promise<void> {
    const url = endpoint.length <= MAX_ENDPOINT_LENGTH ? URL.parse(endpoint) : null;
    if (url === null || !this.addresses.isAllowed(url))
      throw new InvalidInput([{ field: 'endpoint', message: 'endpoint must be an https address of a push service.' }]);
    if (!isPublicKey(p256dh))
      throw new InvalidInput([{ field: 'p256dh', message: 'p256dh must be a public key on the curve P-256.' }]);
    if (!BASE64URL.test(auth) || Buffer.from(auth, 'base64url').length !== AUTH_BYTES)
      throw new InvalidInput([{ field: 'auth', message: 'auth must be 16 bytes as base64url.' }]);
    await this.transactions.run(async (tx) => {
      const [session] = await tx.rows<{ id: string }>(HOLD_SESSION, [viewer.sessionId, viewer.id]);
      if (!session) throw new NotSignedIn();
      await tx.rows(STORE, [newId(), viewer.id, viewer.sessionId, url.href, p256dh, auth]);
      await tx.rows(DROP_SURPLUS, [viewer.id, MAX_PUSH_SUBSCRIPTIONS]);
    });
  }

  /** Doing so again, or for an unknown address, changes nothing. */
  async unsubscribe(viewer: SignedInViewer, endpoint: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      await tx.rows(REMOVE, [viewer.id, hrefOf(endpoint)]);
    });
  }

  /** Sends a push that says that pushes arrive, also in quiet hours. @throws PushSubscriptionNotFound */
  async test(viewer: SignedInViewer, endpoint: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      const [found] = await tx.rows<{ id: string }>(FIND, [viewer.id, hrefOf(endpoint)]);
      if (!found) throw new PushSubscriptionNotFound();
      await this.jobs.enqueue(tx, DeliverPush, { subscriptionId: found.id, tag: 'test' });
    });
  }
}

/** As it is stored; nothing for what is no address. */
const hrefOf = (endpoint: string): string => URL.parse(endpoint)?.href ?? '';

/** Whether a text is an uncompressed point of the curve, which encrypting needs. */
function isPublicKey(text: string): boolean {
  if (!BASE64URL.test(text) || text.length > 100) return false;
  try {
    const own = createECDH('prime256v1');
    own.generateKeys();
    const point = Buffer.from(text, 'base64url');
    own.computeSecret(point);
    return point.length === 65;
  } catch {
    return false;
  }
}
