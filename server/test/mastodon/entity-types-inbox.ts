import type { mastodon } from 'masto';
import type { Conversation } from '../../src/mastodon/conversations/conversation.js';
import type { Marker } from '../../src/mastodon/markers/markers.controller.js';
import type { NotificationGroup } from '../../src/mastodon/notifications/notification.js';
import type { NotificationPolicy } from '../../src/mastodon/notifications/notification-policy.controller.js';
import type { NotificationRequest } from '../../src/mastodon/notifications/notification-requests.controller.js';
import type { WebPushSubscription } from '../../src/mastodon/push/push-subscription.controller.js';
import type { Camelized } from './support/camelized.js';

/*
 * Our entities have every field that the types of masto ask for: what is missing, or of another type, doesn't compile. Nothing of
 * this runs. Accounts and statuses are checked by themselves.
 */

/** Fails to compile unless `Ours` is assignable to `Theirs`. */
type Fits<Theirs, Ours extends Theirs> = Ours;
/** Without the fields that hold accounts and statuses. */
type Alone<T> = Omit<T, 'account' | 'accounts' | 'statuses' | 'lastStatus'>;

/** Those of every kind of group; masto has the ids of its people as one text. */
type GroupField = 'groupKey' | 'notificationsCount' | 'mostRecentNotificationId' | 'type';

export type Checked = [
  Fits<Alone<mastodon.v1.Conversation>, Alone<Camelized<Conversation>>>,
  Fits<mastodon.v1.MarkerItem, Camelized<Marker>>,
  // Mastodon documents the count as text, and masto has it as a number.
  Fits<
    Omit<Alone<mastodon.v1.NotificationRequest>, 'notificationsCount'>,
    Omit<Alone<Camelized<NotificationRequest>>, 'notificationsCount'>
  >,
  Fits<mastodon.v2.NotificationPolicy, Camelized<NotificationPolicy>>,
  Fits<Pick<mastodon.v1.NotificationGroup, GroupField>, Camelized<NotificationGroup>>,
  Fits<Omit<mastodon.v1.WebPushSubscription, 'alerts'>, Camelized<WebPushSubscription>>,
  // Mastodon names the alerts of the administration `admin.sign_up` and `admin.report`, and masto has them as an object.
  Fits<Omit<mastodon.v1.WebPushSubscription['alerts'], 'admin'>, Camelized<WebPushSubscription['alerts']>>,
];
