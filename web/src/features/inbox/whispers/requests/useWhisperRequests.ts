import { useApolloClient } from '@apollo/client/react';
import { removeNode, VIEWER_CACHE_ID } from '../../../../graphql/cache-edits';
import { errorMessage } from '../../../../graphql/error-messages';
import { useT } from '../../../../i18n/I18nProvider';
import { toast } from '../../../../ui/feedback/toast';
import { unreadCountsOf } from '../../unread-counts';
import { useWhisperRequestMessages } from './messages';
import {
  useAcceptWhisperRequestMutation,
  useDismissWhisperRequestMutation,
  useRestoreWhisperRequestMutation,
} from './WhisperRequests.generated';

const requestList = { of: VIEWER_CACHE_ID, field: 'whisperRequests' };

/** Decisions about conversations that wait. Each resolves to whether it succeeded. */
export function useWhisperRequests() {
  const client = useApolloClient();
  const t = useT();
  const w = useWhisperRequestMessages();
  const [acceptRequest] = useAcceptWhisperRequestMutation();
  const [dismissRequest] = useDismissWhisperRequestMutation();
  const [restoreRequest] = useRestoreWhisperRequestMutation();

  async function attempt(act: () => Promise<unknown>): Promise<boolean> {
    try {
      await act();
      return true;
    } catch (error) {
      toast.error(errorMessage(error, t, w('failed')));
      return false;
    }
  }

  /** The open lists and the count are asked anew. */
  function askAnew(...fields: readonly string[]) {
    for (const fieldName of fields) client.cache.evict({ id: VIEWER_CACHE_ID, fieldName });
  }

  async function accept(id: string): Promise<boolean> {
    const done = await attempt(() => acceptRequest({ variables: { id } }));
    if (done) {
      removeNode(client.cache, requestList, { __typename: 'Conversation', id });
      askAnew('conversations', 'whisperRequestCount');
      unreadCountsOf(client).askSoon();
    }
    return done;
  }

  async function dismiss(id: string): Promise<boolean> {
    const done = await attempt(() => dismissRequest({ variables: { id } }));
    if (!done) return false;
    removeNode(client.cache, requestList, { __typename: 'Conversation', id });
    askAnew('whisperRequestCount');
    const undo = async () => {
      if (await attempt(() => restoreRequest({ variables: { id } }))) askAnew('whisperRequests', 'whisperRequestCount');
    };
    toast.success(w('removed'), { label: w('undo'), onSelect: () => void undo() });
    return true;
  }

  return { accept, dismiss };
}
