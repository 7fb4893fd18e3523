import { APP_TYPES } from '../read/app-notification-types.js';
import type { NotificationKindName } from '../read/notification-kinds.js';
import { PUSHED_KINDS_STORED } from '../settings/pushed-kinds.js';
import type { PushedKind } from '../settings/notification-settings.entity.js';

/** What is pushed to those who chose nothing, as a row of the table has it by default. */
const BY_DEFAULT = "'{FOLLOW,MENTION,POST,REPLY,WHISPER}'::text[]";

/** As which kind people choose that something is pushed to their browsers: always, or null for never. */
export const PUSHED_AS: Readonly<Record<NotificationKindName, PushedKind | 'ALWAYS' | null>> = {
  FOLLOW: 'FOLLOW',
  FOLLOW_REQUEST: 'FOLLOW',
  FOLLOW_ACCEPTED: 'FOLLOW',
  MENTION: 'MENTION',
  QUOTE: 'MENTION',
  QUOTE_REQUEST: 'MENTION',
  NOD: 'NOD',
  REPLY: 'REPLY',
  REQUACK: 'REQUACK',
  POLL_ENDED: null,
  POST: 'POST',
  SYSTEM: 'ALWAYS',
};

/** The kinds that a user chose, as SQL. */
export const pushedKindsOf = (user: string): string => `coalesce(
    (select ${PUSHED_KINDS_STORED} from notification_settings c where c.user_id = ${user}), ${BY_DEFAULT})`;

const hasBrowser = (user: string) => `exists (select 1 from push_subscriptions d where d.user_id = ${user})`;
const hasApp = (user: string, type: string) =>
  `exists (select 1 from app_push_subscriptions d where d.user_id = ${user} and '${type}' = any (d.alerts) and d.policy <> 'none')`;

/** Whether a user has a browser that gets pushes of a kind, or an app that asked for them. */
export function isPushed(kind: NotificationKindName, user = 'r.id'): string {
  const [choice, type] = [PUSHED_AS[kind], APP_TYPES[kind]];
  const isChosen = choice === 'ALWAYS' ? 'true' : `'${choice}' = any (${pushedKindsOf(user)})`;
  const ways = [
    ...(choice === null ? [] : [`${hasBrowser(user)} and ${isChosen}`]),
    ...(type === null ? [] : [hasApp(user, type)]),
  ];
  return `(${ways.join(' or ')})`;
}

/** The same about whispers: apps know them as mentions, and only of those who want them pushed. */
export const isWhisperPushed = (user: string): string =>
  `('WHISPER' = any (${pushedKindsOf(user)}) and (${hasBrowser(user)} or ${hasApp(user, 'mention')}))`;
