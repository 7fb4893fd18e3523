import type { PushedKind } from '../settings/notification-settings.entity.js';

/** What is pushed to those who chose nothing, as the table has it by default. */
const BY_DEFAULT = "'{FOLLOW,MENTION,REPLY,WHISPER}'::text[]";

/** Whether user r has a device that gets pushes, and wants them about a kind. System messages can't be turned off. */
export const isPushed = (kind: PushedKind | 'SYSTEM'): string => {
  const hasDevice = 'exists (select 1 from push_subscriptions d where d.user_id = r.id)';
  if (kind === 'SYSTEM') return hasDevice;
  return `(${hasDevice} and '${kind}' = any (coalesce(
    (select c.pushed_kinds from notification_settings c where c.user_id = r.id), ${BY_DEFAULT})))`;
};
