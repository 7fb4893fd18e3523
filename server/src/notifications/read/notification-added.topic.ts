import { defineTopic } from '#kernel/pubsub/topic.js';

/** A notification is new, or another user joined it. `id` identifies this update alone. */
export type NotificationAdded = { id: string; notificationId: string; recipientId: string };

export const notificationAddedTopic = defineTopic<NotificationAdded>('notification.added');
