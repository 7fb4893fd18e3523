import {
  Bell,
  CalendarClock,
  CircleUser,
  Compass,
  Feather,
  House,
  type LucideIcon,
  MapPin,
  MessagesSquare,
  Package,
  Pin,
} from 'lucide-react';
import type { Claim } from '../../features/identity/viewer/claims';
import type { Unread } from '../../features/inbox/useUnread';
import type { Drawing } from '../../ui/Icon';
import { Mark } from '../../ui/Mark';
import { type FrameDialog } from '../../features/shortcuts/frame-dialog';
import type { PlainMessageKey } from '../../i18n/translator';

export interface Destination {
  icon: Drawing;
  label: PlainMessageKey;
  to: string;
  /** What of it is unread and counted beside it. */
  counts?: keyof Unread;
  /** Only those who hold it go there. */
  of?: Claim;
}

/** What one comes here to do: opened on top of any page. */
export interface Action {
  icon: LucideIcon;
  label: PlainMessageKey;
  opens: FrameDialog;
  /** Said where there is only the icon. */
  longLabel: PlainMessageKey;
}

const stream: Destination = { to: '/stream', icon: House, label: 'shell.stream' };
const explore: Destination = { to: '/explore', icon: Compass, label: 'shell.explore' };
const nearMe: Destination = { to: '/near-me', icon: MapPin, label: 'shell.nearMe' };
const notifications: Destination = {
  to: '/notifications',
  icon: Bell,
  label: 'shell.notifications',
  counts: 'notifications',
};
const whispers: Destination = { to: '/whispers', icon: MessagesSquare, label: 'shell.whispers', counts: 'whispers' };
const scheduled: Destination = { to: '/scheduled-posts', icon: CalendarClock, label: 'shell.scheduled' };
/** The head that nods, as below each quack. */
const Nodding: Drawing = () => Mark({ size: 22 });
const nods: Destination = { to: '/my-likes', icon: Nodding, label: 'shell.nods' };
const pins: Destination = { to: '/my-pins', icon: Pin, label: 'shell.pins' };
const products: Destination = { to: '/products', icon: Package, label: 'shell.products', of: 'products.read' };
const profile: Destination = { to: '/profile', icon: CircleUser, label: 'shell.profile' };

export const compose: Action = {
  opens: 'compose',
  icon: Feather,
  label: 'shell.compose',
  longLabel: 'shell.composeLabel',
};

/** The pages of the sidebar and of the drawer, from top to bottom; compose stands below them. */
export const sidebarPages: readonly Destination[] = [
  stream,
  explore,
  notifications,
  whispers,
  nearMe,
  nods,
  pins,
  scheduled,
  products,
  profile,
];

/** The bottom bar of phones. */
export const bottomBar: readonly (Destination | Action)[] = [stream, explore, compose, notifications, whispers];
