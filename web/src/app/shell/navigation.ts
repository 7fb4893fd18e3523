import { Bell, CircleUser, Compass, Feather, House, type LucideIcon, MessagesSquare, Pin, Search } from 'lucide-react';
import { profilePath } from '@mallard/rules/page-paths';
import type { Unread } from '../../features/inbox/useUnread';
import type { Drawing } from '../../ui/media/Icon';
import { type FrameDialog } from '../../features/session/shortcuts/frame-dialog';
import type { PlainMessageKey } from '../../i18n/translator';

export interface Destination {
  icon: Drawing;
  label: PlainMessageKey;
  to: string;
  /** The unread count shown beside it. */
  counts?: keyof Unread;
}

/** An action that opens a dialog on any page. */
export interface Action {
  icon: LucideIcon;
  label: PlainMessageKey;
  opens: FrameDialog;
  /** The accessible name where only the icon is shown. */
  longLabel: PlainMessageKey;
}

const stream: Destination = { to: '/stream', icon: House, label: 'shell.stream' };
const explore: Destination = { to: '/explore', icon: Compass, label: 'shell.explore' };
const notifications: Destination = {
  to: '/notifications',
  icon: Bell,
  label: 'shell.notifications',
  counts: 'notifications',
};
const whispers: Destination = { to: '/whispers', icon: MessagesSquare, label: 'shell.whispers', counts: 'whispers' };
const pins: Destination = { to: '/my-pins', icon: Pin, label: 'shell.pins' };

export const compose: Action = {
  opens: 'compose',
  icon: Feather,
  label: 'shell.compose',
  longLabel: 'shell.composeLabel',
};

/** Finds pages, people and hashtags. */
export const search: Action = { opens: 'palette', icon: Search, label: 'shell.search', longLabel: 'shell.search' };

/** The entries of the sidebar and the drawer, from top to bottom; the others are under More (more-pages.ts). */
export const sidebarPages = (handle: string): readonly (Destination | Action)[] => [
  stream,
  explore,
  search,
  notifications,
  whispers,
  pins,
  { to: profilePath(handle), icon: CircleUser, label: 'shell.profile' },
];

/** The bottom bar of phones. */
export const bottomBar: readonly (Destination | Action)[] = [stream, explore, compose, notifications, whispers];

/** The heading of a page that the bar at the bottom lists. */
export const headingOf = (pathname: string): PlainMessageKey | undefined =>
  [stream, explore, notifications, whispers].find(({ to }) => to === pathname)?.label;

/** The pages under More. The list itself is loaded later, but its entry is marked at once. */
export const isUnderMore = (pathname: string): boolean =>
  /^\/(scheduled-posts|my-likes|lists|near-me|profile|theme-switcher)(\/|$)/.test(pathname);
