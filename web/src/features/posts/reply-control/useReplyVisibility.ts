import { useApolloClient } from '@apollo/client/react';
import { errorMessage } from '../../../graphql/error-messages';
import { useT } from '../../../i18n/I18nProvider';
import { toast } from '../../../ui/feedback/toast';
import { useReplyControlMessages } from './messages';
import { useHideReplyMutation, useUnhideReplyMutation } from './ReplyControl.generated';

/** Hides replies in the viewer's threads and shows them again, with a toast; the thread on the screen is read again. */
export function useReplyVisibility() {
  const t = useT();
  const w = useReplyControlMessages();
  const client = useApolloClient();
  const [hideReply] = useHideReplyMutation();
  const [unhideReply] = useUnhideReplyMutation();
  const reread = () =>
    client.refetchQueries({ include: 'active', onQueryUpdated: ({ queryName }) => isOfThread(queryName) });

  async function hide(id: string): Promise<void> {
    try {
      await hideReply({ variables: { id } });
      await reread();
      toast.success(w('hidden'), { label: w('undo'), onSelect: () => void unhide(id) });
    } catch (error) {
      toast.error(errorMessage(error, t, w('hideFailed')));
    }
  }

  async function unhide(id: string): Promise<void> {
    try {
      await unhideReply({ variables: { id } });
      await reread();
      toast.success(w('shown'));
    } catch (error) {
      toast.error(errorMessage(error, t, w('unhideFailed')));
    }
  }

  return { hide, unhide };
}

const isOfThread = (name: string | undefined): boolean => name === 'Thread' || name === 'HiddenReplies';
