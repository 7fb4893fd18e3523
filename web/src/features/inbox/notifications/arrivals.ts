import type { NotificationRow_NotificationFragment } from './Notifications.generated';

type Listener = (notification: NotificationRow_NotificationFragment) => void;
const listeners = new Set<Listener>();

/** Live notifications for the open list. A group that grows arrives again with the same id. */
export const notificationArrivals = {
  announce(notification: NotificationRow_NotificationFragment): void {
    for (const listener of [...listeners]) listener(notification);
  },
  listen(listener: Listener): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
