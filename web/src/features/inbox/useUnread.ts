import { useFragment } from '@apollo/client/react';
import { useMemo } from 'react';
import { Unread_ViewerFragmentDoc } from './Unread.generated';

/** How much waits for the person. Notifications count as groups, whispers one by one. */
export interface Unread {
  notifications: number;
  whispers: number;
}

/** Nothing for a visitor. */
export function useUnread(): Unread {
  const { data, complete } = useFragment({ fragment: Unread_ViewerFragmentDoc, from: 'Viewer:{}' });
  const notifications = complete ? data.unreadNotificationCount : 0;
  const whispers = complete ? data.unreadWhisperCount : 0;
  return useMemo(() => ({ notifications, whispers }), [notifications, whispers]);
}
