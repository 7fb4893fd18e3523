import { Injectable } from '@nestjs/common';
import { Database } from '#kernel/database/database.js';
import { InvalidInput } from '#kernel/errors/app-error.js';
import { Transactions } from '#kernel/events/transactions.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { isTimeZone } from '#posts/search/day-in-zone.js';
import type { Digest, PushedKind } from './notification-settings.entity.js';
import type { NotificationSettingsView } from './notification-settings.view.js';
import { PUSHED_KINDS_STORED } from './pushed-kinds.js';
import { nextDigestAt } from './quiet-hours.js';

/** Settings to change; absent or null fields keep their values. */
export interface NotificationSettingsPatch {
  pushedKinds?: PushedKind[] | null;
  showsWhispers?: boolean | null;
  quietHours?: boolean | null;
  /** Such as 22:00. */
  quietFrom?: string | null;
  quietUntil?: string | null;
  timeZone?: string | null;
  digest?: Digest | null;
}

export interface StoredSettings {
  pushed_kinds: PushedKind[];
  shows_whispers: boolean;
  has_quiet_hours: boolean;
  quiet_from: number;
  quiet_until: number;
  time_zone: string;
  digest: Digest;
}

const DEFAULTS: StoredSettings = {
  pushed_kinds: ['FOLLOW', 'MENTION', 'POST', 'REPLY', 'WHISPER'],
  shows_whispers: false,
  has_quiet_hours: false,
  quiet_from: 22 * 60,
  quiet_until: 7 * 60,
  time_zone: 'UTC',
  digest: 'off',
};

const COLUMNS = `${PUSHED_KINDS_STORED} as pushed_kinds, shows_whispers, has_quiet_hours, quiet_from, quiet_until, time_zone, digest`;

/** $1 user. */
export const SETTINGS_OF = `select ${COLUMNS} from notification_settings where user_id = $1::uuid`;
/** $1 user. */
const SETTINGS_LOCKED = `${SETTINGS_OF} for update`;
/** $1 user. Locked by the statement after it, so that two changes at once can't lose one. */
const BEGIN = 'insert into notification_settings (user_id) values ($1::uuid) on conflict (user_id) do nothing';
/** $1 user, then the columns; $9 when the next digest is due, or null to leave that. */
const STORE = `
update notification_settings set pushed_kinds = array_remove($2::text[], 'POST'), pushes_posts = 'POST' = any ($2::text[]), shows_whispers = $3::boolean, has_quiet_hours = $4::boolean,
  quiet_from = $5::smallint, quiet_until = $6::smallint, time_zone = $7, digest = $8, digest_due_at = $9::timestamptz
where user_id = $1::uuid`;

/** What people chose about push, quiet hours and digests. */
@Injectable()
export class NotificationSettingsService {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
  ) {}

  /** The defaults for those who chose nothing. */
  async of(userId: string): Promise<StoredSettings> {
    const [row] = await this.database.rows<StoredSettings>(SETTINGS_OF, [userId]);
    return row ?? DEFAULTS;
  }

  /** @throws InvalidInput for a time that is none, an unknown time zone, and quiet hours that end when they begin */
  async update({ id }: SignedInViewer, patch: NotificationSettingsPatch): Promise<void> {
    const timeZone = zoneOf(patch.timeZone);
    const from = minuteOf('quietFrom', patch.quietFrom);
    const until = minuteOf('quietUntil', patch.quietUntil);
    await this.transactions.run(async (tx) => {
      await tx.rows(BEGIN, [id]);
      const [stored = DEFAULTS] = await tx.rows<StoredSettings>(SETTINGS_LOCKED, [id]);
      const quietFrom = from ?? stored.quiet_from;
      const quietUntil = until ?? stored.quiet_until;
      if (quietFrom === quietUntil)
        throw new InvalidInput([{ field: 'quietUntil', message: 'Quiet hours must not end when they begin.' }]);
      const zone = timeZone ?? stored.time_zone;
      const digest = patch.digest ?? stored.digest;
      await tx.rows(STORE, [
        ...[id, patch.pushedKinds ? [...new Set(patch.pushedKinds)] : stored.pushed_kinds],
        ...[patch.showsWhispers ?? stored.shows_whispers, patch.quietHours ?? stored.has_quiet_hours],
        ...[quietFrom, quietUntil, zone, digest],
        digest === 'off' ? null : nextDigestAt(digest, zone, new Date()),
      ]);
    });
  }
}

export function settingsView(stored: StoredSettings): NotificationSettingsView {
  return {
    pushedKinds: stored.pushed_kinds,
    showsWhispers: stored.shows_whispers,
    quietHours: {
      isOn: stored.has_quiet_hours,
      from: timeOf(stored.quiet_from),
      until: timeOf(stored.quiet_until),
    },
    timeZone: stored.time_zone,
    digest: stored.digest,
  };
}

const two = (value: number) => String(value).padStart(2, '0');
const timeOf = (minute: number) => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;

function minuteOf(field: string, time: string | null | undefined): number | null {
  if (time === null || time === undefined) return null;
  const [, hour, minute] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? [];
  if (hour === undefined || minute === undefined)
    throw new InvalidInput([{ field, message: `${field} must be a time of day, such as 22:00.` }]);
  return Number(hour) * 60 + Number(minute);
}

function zoneOf(timeZone: string | null | undefined): string | null {
  if (timeZone === null || timeZone === undefined) return null;
  if (isTimeZone(timeZone)) return timeZone;
  const message = 'timeZone must be the name of a time zone, such as Asia/Jerusalem.';
  throw new InvalidInput([{ field: 'timeZone', message }]);
}
