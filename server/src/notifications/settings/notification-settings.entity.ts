import { defineEntity, p } from '@mikro-orm/core';
import { UserSchema } from '#identity/users/user.entity.js';
import { foreignKey } from '#kernel/database/base-properties.js';

/** Kinds that can be pushed: those of notifications that can be turned off, and whispers. */
export const PUSHED_KINDS = ['FOLLOW', 'MENTION', 'NOD', 'POST', 'REPLY', 'REQUACK', 'WHISPER'] as const;
export type PushedKind = (typeof PUSHED_KINDS)[number];

/** How often someone who is away gets a digest by email. */
export const DIGESTS = ['off', 'daily', 'weekly'] as const;
export type Digest = (typeof DIGESTS)[number];

/** What someone chose about push, quiet hours and digests. Without a row, the defaults apply. */
export const NotificationSettingsSchema = defineEntity({
  name: 'NotificationSettings',
  tableName: 'notification_settings',
  properties: {
    userId: foreignKey(UserSchema, 'user_id').deleteRule('cascade').primary(),
    pushedKinds: p.array<PushedKind>().$type<PushedKind[]>().default(['FOLLOW', 'MENTION', 'REPLY', 'WHISPER']),
    /** Stored apart from the kinds above, because it came later and is on for everyone who didn't turn it off. */
    pushesPosts: p.boolean().default(true),
    /** Whether a push shows what a whisper says; otherwise only whose it is. */
    showsWhispers: p.boolean().default(false),
    hasQuietHours: p.boolean().default(false),
    /** Minutes since midnight in `timeZone`. */
    quietFrom: p.smallint().default(1_320).check('quiet_from >= 0 and quiet_from < 1440'),
    /** As `quietFrom`; before it: on the next day. */
    quietUntil: p.smallint().default(420).check('quiet_until >= 0 and quiet_until < 1440'),
    /** Of the IANA database, such as Asia/Jerusalem. */
    timeZone: p.text().default('UTC'),
    digest: p.enum(DIGESTS).default('off'),
    /** When the next digest is looked at; null where it is off. */
    digestDueAt: p.datetime(3).nullable(),
    /** When the last digest was written; the next one tells of what came later. */
    digestSentAt: p.datetime(3).nullable(),
  },
  indexes: [{ name: 'notification_settings_digest', properties: 'digestDueAt', where: "digest <> 'off'" }],
});
