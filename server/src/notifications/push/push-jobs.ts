import { defineJob } from '#kernel/jobs/job.js';
import type { NotificationTag } from './notification-tag.js';

/** Tells someone on all their devices, or by email, of what a turn is about. */
export const TellOutside = defineJob<{ userId: string; tag: NotificationTag }>('notification.tell');

/** Sends one push to one device. With pauses of half a minute that grow to half an hour, the attempts last about three hours. */
export const DeliverPush = defineJob<{ subscriptionId: string; tag: NotificationTag }>('push.deliver', {
  concurrency: 3,
  timeoutSeconds: 60,
  retryDelaySeconds: 30,
  retryDelayMaxSeconds: 1_800,
  retryLimit: 10,
});

/** Forgets old turns. */
export const SweepTurns = defineJob('notification.turns');
