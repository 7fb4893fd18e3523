import type { NotificationRow_NotificationFragment } from './Notifications.generated';

type Listener = (notification: NotificationRow_NotificationFragment) => void;
const listeners = new Set<Listener>();

/** Notifications as they come in, for whichever list is open. One that somebody joins comes again under its id. */
export const notificationArrivals = {
  announce(notification: NotificationRow_NotificationFragment): void {
    for (const listener of [...listeners]) listener(notification);
  },
  listen(listener: Listener): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
