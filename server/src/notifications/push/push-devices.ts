import { Injectable } from '@nestjs/common';
import { Database } from '#kernel/database/database.js';
import { Transactions } from '#kernel/events/transactions.js';
import { APP_TYPES } from '../read/app-notification-types.js';
import type { NotificationKindName } from '../read/notification-kinds.js';
import { AppTokenBox } from './app-token-box.js';
import { PUSHED_AS, pushedKindsOf } from './is-pushed.js';
import { idIn, type NotificationTag } from './notification-tag.js';
import type { AppAlert, PushPolicy } from './push.entity.js';

/** Failed attempts without a success after which a device is forgotten. */
const MAX_FAILURES = 60;

/** A browser of our own client, or an app. */
export interface PushDevice {
  readonly id: string;
  readonly userId: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  /** Of the person. */
  readonly language: string;
  readonly showsWhispers: boolean;
  readonly filtersVersion: string | null;
  /** Null for a browser. */
  readonly app: AppDevice | null;
}

export interface AppDevice {
  readonly token: string;
  readonly isStandard: boolean;
  readonly alerts: readonly AppAlert[];
  readonly policy: PushPolicy;
}

interface DeviceRow {
  id: string;
  user_id: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  session_id: string | null;
  is_standard: boolean | null;
  sealed_token: Buffer | null;
  alerts: AppAlert[] | null;
  policy: PushPolicy | null;
  language: string;
  shows_whispers: boolean;
  filters_version: string | null;
}

/** Suspended and frozen people get none. $1 subscription. */
export const DEVICE = `
select s.*, u.language, coalesce(c.shows_whispers, false) as shows_whispers, u.filters_version
from (
  select id, user_id, endpoint, p256dh, auth, null::uuid as session_id, null::boolean as is_standard,
    null::bytea as sealed_token, null::text[] as alerts, null::text as policy
  from push_subscriptions where id = $1::uuid
  union all
  select id, user_id, endpoint, p256dh, auth, session_id, is_standard, sealed_token, alerts, policy
  from app_push_subscriptions where id = $1::uuid
) s
join users u on u.id = s.user_id and u.is_active and u.email_verified_at is not null and u.suspended_at is null
  and (u.frozen_until is null or u.frozen_until <= now())
left join notification_settings c on c.user_id = s.user_id`;

/**
 * $1 user, $2 the kind that is pushed to browsers, ALWAYS, or null for none of them, $3 the alert of apps, ALWAYS, or null, $4 a kind
 * that the person must have chosen for apps as well, or null.
 */
const DEVICES = `
select d.id from push_subscriptions d
where d.user_id = $1::uuid and ($2::text = 'ALWAYS' or $2::text = any (${pushedKindsOf('$1::uuid')}))
union all
select d.id from app_push_subscriptions d
where d.user_id = $1::uuid and d.policy <> 'none' and ($3::text = 'ALWAYS' or $3::text = any (d.alerts))
  and ($4::text is null or $4::text = any (${pushedKindsOf('$1::uuid')}))
order by id`;

/** $1 user, $2 group. */
const KIND = 'select kind from notifications where recipient_id = $1::uuid and id = $2::uuid';

/** $1 subscription. */
const SUCCEEDED = `
with app as (update app_push_subscriptions set last_success_at = now(), failures = 0 where id = $1::uuid)
update push_subscriptions set last_success_at = now(), failures = 0 where id = $1::uuid`;
/** $1 subscription. */
const FAILED = `
with app as (update app_push_subscriptions set failures = failures + 1 where id = $1::uuid)
update push_subscriptions set failures = failures + 1 where id = $1::uuid`;
/** $1 subscription, $2 failures. */
const GIVE_UP = `
with app as (delete from app_push_subscriptions where id = $1::uuid and failures >= $2::int)
delete from push_subscriptions where id = $1::uuid and failures >= $2::int`;
/** $1 subscription, $2 endpoint: not one that was stored meanwhile. */
const FORGET = `
with app as (delete from app_push_subscriptions where id = $1::uuid and endpoint = $2)
delete from push_subscriptions where id = $1::uuid and endpoint = $2`;

/** The browsers and apps that get pushes, as they are sent to. */
@Injectable()
export class PushDevices {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly tokens: AppTokenBox,
  ) {}

  /** Those of someone that are told of a subject, by what the person chose for browsers, and each app for itself. */
  async idsFor(userId: string, tag: NotificationTag): Promise<string[]> {
    const devices = await this.database.rows<{ id: string }>(DEVICES, [userId, ...(await this.wantedFor(userId, tag))]);
    return devices.map(({ id }) => id);
  }

  private async wantedFor(userId: string, tag: NotificationTag): Promise<(string | null)[]> {
    if (idIn(tag, 'whispers') !== null) return ['WHISPER', 'mention', 'WHISPER'];
    const notificationId = idIn(tag, 'notification');
    if (notificationId === null) return ['ALWAYS', 'ALWAYS', null];
    const [found] = await this.database.rows<{ kind: NotificationKindName }>(KIND, [userId, notificationId]);
    return found ? [PUSHED_AS[found.kind], APP_TYPES[found.kind], null] : [null, null, null];
  }

  /** @returns null if there is none any more, and for an app that has to subscribe again since the site's secrets changed */
  async byId(id: string): Promise<PushDevice | null> {
    const [row] = await this.database.rows<DeviceRow>(DEVICE, [id]);
    if (!row) return null;
    const device = {
      ...{ id, userId: row.user_id, endpoint: row.endpoint, p256dh: row.p256dh, auth: row.auth },
      ...{ language: row.language, showsWhispers: row.shows_whispers, filtersVersion: row.filters_version },
    };
    if (row.sealed_token === null) return { ...device, app: null };
    const token = this.tokens.open(row.sealed_token, row.session_id!);
    if (token === null) {
      await this.forget(device);
      return null;
    }
    return { ...device, app: { token, isStandard: row.is_standard!, alerts: row.alerts!, policy: row.policy! } };
  }

  async succeeded(id: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      await tx.rows(SUCCEEDED, [id]);
    });
  }

  /** Forgets it after many failures. */
  async failed(id: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      await tx.rows(FAILED, [id]);
      await tx.rows(GIVE_UP, [id, MAX_FAILURES]);
    });
  }

  async forget({ id, endpoint }: Pick<PushDevice, 'id' | 'endpoint'>): Promise<void> {
    await this.transactions.run(async (tx) => {
      await tx.rows(FORGET, [id, endpoint]);
    });
  }
}
