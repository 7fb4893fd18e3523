import { useApolloClient } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { errorMessage } from '../../../graphql/error-messages';
import { useT } from '../../../i18n/I18nProvider';
import { toast } from '../../../ui/feedback/toast';
import { ConfirmDialog } from '../../../ui/overlay/Dialog';
import { unreadCountsOf } from '../unread-counts';
import { forgetConversation } from './conversation-cache';
import { useMessages } from './useMessages';
import { useDeleteConversationMutation, useLeaveConversationMutation } from './Whispers.generated';

/** How one ends a conversation for oneself. */
export type EndOfConversation = 'delete' | 'leave';

interface EndConversationDialogProps {
  id: string;
  how: EndOfConversation;
  onClose: () => void;
}

/** Asks, because neither can be taken back, and leads to the other conversations. */
export function EndConversationDialog({ id, how, onClose }: EndConversationDialogProps) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const t = useT();
  const say = useMessages();
  const [remove, { loading: isRemoving }] = useDeleteConversationMutation();
  const [leave, { loading: isLeaving }] = useLeaveConversationMutation();
  const words =
    how === 'delete'
      ? { title: say('deleteTitle'), text: say('deleteText'), act: say('delete'), done: say('deleted') }
      : { title: say('leaveTitle'), text: say('leaveText'), act: say('leave'), done: say('left') };

  async function end() {
    try {
      await (how === 'delete' ? remove : leave)({ variables: { id } });
    } catch (error) {
      toast.error(errorMessage(error, t, say('endFailed')));
      return;
    }
    await navigate('/whispers', { replace: true });
    forgetConversation(client.cache, id);
    unreadCountsOf(client).askSoon();
    toast.success(words.done);
  }

  return (
    <ConfirmDialog
      open
      title={words.title}
      text={words.text}
      confirmLabel={words.act}
      danger
      busy={isRemoving || isLeaving}
      onConfirm={() => void end()}
      onClose={onClose}
    />
  );
}
