import type { ApolloCache } from '@apollo/client';
import { forgetNotifications, removeNode, VIEWER_CACHE_ID } from '../../../../graphql/cache-edits';
import { errorMessage } from '../../../../graphql/error-messages';
import { useT } from '../../../../i18n/I18nProvider';
import { toast } from '../../../../ui/feedback/toast';
import { useNotificationRequestMessages } from './messages';
import {
  useAcceptNotificationRequestMutation,
  useDismissNotificationRequestMutation,
  useRestoreNotificationRequestMutation,
} from './NotificationRequests.generated';

interface Waiting {
  id: string;
  handle: string;
  displayName: string;
}

/** Decisions about people whose notifications wait; each can be undone. They resolve to whether they succeeded. */
export function useNotificationRequests() {
  const t = useT();
  const w = useNotificationRequestMessages();
  const [acceptRequest] = useAcceptNotificationRequestMutation();
  const [dismissRequest] = useDismissNotificationRequestMutation();
  const [restoreRequest] = useRestoreNotificationRequestMutation();

  async function attempt(act: () => Promise<unknown>): Promise<boolean> {
    try {
      await act();
      return true;
    } catch (error) {
      toast.error(errorMessage(error, t, w('failed')));
      return false;
    }
  }

  const restored = (cache: ApolloCache) => {
    forgetNotifications(cache);
    cache.evict({ id: VIEWER_CACHE_ID, fieldName: 'notificationRequests' });
  };

  const undo = (id: string) => ({
    label: w('undo'),
    onSelect: () => void attempt(() => restoreRequest({ variables: { id }, update: restored })),
  });

  async function accept({ id, handle, displayName }: Waiting): Promise<boolean> {
    const done = await attempt(() =>
      acceptRequest({
        variables: { id },
        update(cache) {
          leave(cache, id);
          forgetNotifications(cache);
        },
      }),
    );
    if (done) toast.success(w('accepted', { name: displayName || handle }), undo(id));
    return done;
  }

  async function dismiss({ id }: Waiting): Promise<boolean> {
    const done = await attempt(() => dismissRequest({ variables: { id }, update: (cache) => leave(cache, id) }));
    if (done) toast.success(w('dismissed'), undo(id));
    return done;
  }

  return { accept, dismiss };
}

const leave = (cache: ApolloCache, id: string) =>
  removeNode(cache, { of: VIEWER_CACHE_ID, field: 'notificationRequests' }, { __typename: 'NotificationRequest', id });
