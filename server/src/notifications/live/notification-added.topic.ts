import { defineTopic } from '#kernel/pubsub/topic.js';

/** A group of somebody's notifications is new, or somebody joined it; `id` is that of this piece of news alone. */
export type NotificationAdded = { id: string; notificationId: string; recipientId: string };

export const notificationAddedTopic = defineTopic<NotificationAdded>('notification.added');
