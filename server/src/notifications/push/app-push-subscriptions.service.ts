import { Injectable } from '@nestjs/common';
import { Database } from '#kernel/database/database.js';
import { newId } from '#kernel/database/ids.js';
import { NotSignedIn } from '#kernel/errors/app-error.js';
import { Transactions } from '#kernel/events/transactions.js';
import { ForeignAddresses } from '#kernel/http/foreign-requests.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { AppTokenBox } from './app-token-box.js';
import type { AppAlert, PushPolicy } from './push.entity.js';
import { checkedEndpoint, HOLD_SESSION, type PushEndpoint } from './push-endpoint.js';

/** What an app is told of. */
export interface AppPushChoices {
  readonly alerts: readonly AppAlert[];
  readonly policy: PushPolicy;
}

export interface AppPushSubscription extends AppPushChoices {
  readonly id: string;
  readonly endpoint: string;
  /** Its pushes are encrypted by RFC 8291, otherwise by the draft before it. */
  readonly isStandard: boolean;
}

interface Row {
  id: string;
  endpoint: string;
  is_standard: boolean;
  alerts: AppAlert[];
  policy: PushPolicy;
}

const COLUMNS = 'id, endpoint, is_standard, alerts, policy';

/** $1 session. */
const FIND = `select ${COLUMNS} from app_push_subscriptions where session_id = $1::uuid`;

/** With an id of its own, so that what is queued for the one before is not sent. $1 id, $2 user, $3 session, then the columns. */
const STORE = `
insert into app_push_subscriptions (id, created_at, user_id, session_id, endpoint, p256dh, auth, is_standard, sealed_token, alerts, policy)
values ($1::uuid, now(), $2::uuid, $3::uuid, $4, $5, $6, $7::boolean, $8::bytea, $9::text[], $10)
on conflict (session_id) do update set id = excluded.id, created_at = excluded.created_at, endpoint = excluded.endpoint,
  p256dh = excluded.p256dh, auth = excluded.auth, is_standard = excluded.is_standard, sealed_token = excluded.sealed_token,
  alerts = excluded.alerts, policy = excluded.policy, last_success_at = null, failures = 0
returning ${COLUMNS}`;

/** $1 session, $2 alerts, or null to leave them, $3 policy, or null. */
const CHANGE = `
update app_push_subscriptions set alerts = coalesce($2::text[], alerts), policy = coalesce($3, policy)
where session_id = $1::uuid returning ${COLUMNS}`;

/** $1 session. */
const REMOVE = 'delete from app_push_subscriptions where session_id = $1::uuid';

/** The apps that get pushes, each by one token of one person. */
@Injectable()
export class AppPushSubscriptions {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly addresses: ForeignAddresses,
    private readonly tokens: AppTokenBox,
  ) {}

  /** That of the viewer's token; null without one. */
  async of({ sessionId }: SignedInViewer): Promise<AppPushSubscription | null> {
    const [row] = await this.database.rows<Row>(FIND, [sessionId]);
    return row ? viewOf(row) : null;
  }

  /**
   * Replaces the one before. @param token of the app, which its pushes hold
   * @throws InvalidInput for an address that is not asked, and keys that are none
   */
  async subscribe(
    viewer: SignedInViewer,
    token: string,
    { isStandard, alerts, policy, ...input }: PushEndpoint & AppPushChoices & { readonly isStandard: boolean },
  ): Promise<AppPushSubscription> {
    const { endpoint, p256dh, auth } = checkedEndpoint(this.addresses, input);
    const sealed = this.tokens.seal(token, viewer.sessionId);
    return this.transactions.run(async (tx) => {
      const [session] = await tx.rows<{ id: string }>(HOLD_SESSION, [viewer.sessionId, viewer.id]);
      if (!session) throw new NotSignedIn();
      const [row] = await tx.rows<Row>(STORE, [
        ...[newId(), viewer.id, viewer.sessionId, endpoint, p256dh, auth],
        ...[isStandard, sealed, alerts, policy],
      ]);
      return viewOf(row!);
    });
  }

  /** What is left out stays. @returns null where there is none */
  async change(
    { sessionId }: SignedInViewer,
    { alerts, policy }: Partial<AppPushChoices>,
  ): Promise<AppPushSubscription | null> {
    return this.transactions.run(async (tx) => {
      const [row] = await tx.rows<Row>(CHANGE, [sessionId, alerts ?? null, policy ?? null]);
      return row ? viewOf(row) : null;
    });
  }

  /** Doing so again changes nothing. */
  async remove({ sessionId }: SignedInViewer): Promise<void> {
    await this.transactions.run(async (tx) => {
      await tx.rows(REMOVE, [sessionId]);
    });
  }
}

function viewOf({ is_standard: isStandard, ...row }: Row): AppPushSubscription {
  return { ...row, isStandard };
}
