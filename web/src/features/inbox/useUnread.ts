import { useFragment } from '@apollo/client/react';
import { useMemo } from 'react';
import { Unread_ViewerFragmentDoc } from '../session/viewer/Unread.generated';

/** The unread counts: of notifications by group, of whispers one by one. */
export interface Unread {
  notifications: number;
  whispers: number;
}

/** Zero for a visitor. */
export function useUnread(): Unread {
  const { data, complete } = useFragment({ fragment: Unread_ViewerFragmentDoc, from: 'Viewer:{}' });
  const notifications = complete ? data.unreadNotificationCount : 0;
  const whispers = complete ? data.unreadWhisperCount : 0;
  return useMemo(() => ({ notifications, whispers }), [notifications, whispers]);
}
