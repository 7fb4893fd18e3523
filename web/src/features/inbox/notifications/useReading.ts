import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { markNotificationsRead } from '../../../graphql/cache-edits';
import { errorMessage } from '../../../graphql/error-messages';
import { useT } from '../../../i18n/I18nProvider';
import { toast } from '../../../ui/feedback/toast';
import { otherTabs } from '../other-tabs';
import { useUnread } from '../useUnread';
import {
  type NotificationRow_NotificationFragment as Notification,
  useMarkNotificationsReadMutation,
} from './Notifications.generated';
import type { NotificationChoice } from './kind-filters';
import { useMessages } from './useMessages';

/** How long something must be visible to count as read, in milliseconds. */
const SEEN_MS = 1_200;

/**
 * Marks seen notifications as read. The marks stay while the page is open, so that the reader sees what was new. A
 * list of some kinds does not mark the notifications between its items.
 */
export function useSeen({ filter, kind }: NotificationChoice, shown: readonly Notification[] | undefined): void {
  const { cache } = useApolloClient();
  const [mark] = useMarkNotificationsReadMutation();
  const seenUpTo = useRef<string | null>(null);
  const newest = shown?.[0];
  const isWanted = filter !== 'MENTIONS' && kind === null && (shown?.some(({ isRead }) => !isRead) ?? false);

  const see = useEffectEvent(() => {
    if (!newest) return;
    const { id, createdAt } = newest;
    mark({ variables: { upTo: id } })
      .then(() => {
        seenUpTo.current = createdAt;
        otherTabs.tell({ kind: 'notifications', upTo: createdAt });
      })
      // It stays unread until the next visit.
      .catch(() => undefined);
  });

  useEffect(() => {
    if (!isWanted) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      if (document.visibilityState === 'visible') timer = setTimeout(() => see(), SEEN_MS);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [isWanted, newest?.id, newest?.createdAt]);

  useEffect(
    () => () => {
      if (seenUpTo.current !== null) markNotificationsRead(cache, seenUpTo.current);
    },
    [cache],
  );
}

/** Marks everything as read optimistically; rolled back with a toast if the server refuses. */
export function useMarkAllRead(): () => Promise<void> {
  const t = useT();
  const say = useMessages();
  const { whispers } = useUnread();
  const [mark] = useMarkNotificationsReadMutation();
  return async () => {
    try {
      await mark({
        variables: { upTo: null },
        optimisticResponse: {
          markNotificationsRead: {
            __typename: 'ViewerPayload',
            viewer: { __typename: 'Viewer', unreadNotificationCount: 0, unreadWhisperCount: whispers },
          },
        },
        update: (cache) => markNotificationsRead(cache, null),
      });
      otherTabs.tell({ kind: 'notifications', upTo: null });
    } catch (error) {
      toast.error(errorMessage(error, t, say('markFailed')));
    }
  };
}
