import { useEffect } from 'react';
import { useUnread } from '../../features/inbox/useUnread';
import { titleUnread } from '../../ui/layout/usePageTitle';

/** Shows the number of unread notifications and whispers in the title of the tab. */
export function useUnreadTitle(): void {
  const { notifications, whispers } = useUnread();
  useEffect(() => {
    titleUnread.set(notifications + whispers);
    return () => titleUnread.set(0);
  }, [notifications, whispers]);
}
