import { useApolloClient } from '@apollo/client/react';
import { postPath } from '@mallard/rules/page-paths';
import { useNavigate } from 'react-router-dom';
import { errorMessage } from '../../../graphql/error-messages';
import { apiError, isPassing } from '../../../graphql/errors';
import { useT } from '../../../i18n/I18nProvider';
import { toast } from '../../../ui/feedback/toast';
import { frameDialog } from '../../session/shortcuts/frame-dialog';
import { useViewer } from '../../session/viewer/viewer';
import { forgetDraftList } from '../drafts/forget-draft-list';
import { openDraft } from '../drafts/open-draft';
import type { PostDraft_DraftFragment } from '../drafts/PostDrafts.generated';
import { useScheduling } from '../scheduling/useScheduling';
import { useOutgoingMessages } from './messages';
import { UndoPostDocument } from './Outgoing.generated';
import { outgoing } from './outgoing';

/** Undoing and publishing what leaves soon. */
export function useOutgoing() {
  const t = useT();
  const w = useOutgoingMessages();
  const client = useApolloClient();
  const navigate = useNavigate();
  const viewerId = useViewer()?.id ?? '';
  const { publish } = useScheduling();

  function sayPosted(id: string | null, words: 'posted' | 'tooLate' = 'posted') {
    toast.success(w(words), id === null ? undefined : { label: w('view'), to: postPath(id) });
  }

  /** Brings it back into its composer, where what is there becomes a draft. */
  async function bringBack(draft: PostDraft_DraftFragment) {
    try {
      await openDraft(viewerId, draft);
    } catch {
      toast.info(w('undone'));
      return;
    }
    const { parentPostId, quotePostId } = draft;
    if (parentPostId !== null) await navigate(postPath(parentPostId));
    else frameDialog.open('compose', quotePostId === null ? null : { quoteId: quotePostId });
  }

  return {
    /** Publishes it, unless another tab or the server has done so. @returns whether it is over */
    post: async (id: string): Promise<boolean> => {
      try {
        sayPosted(await publish(id));
      } catch (error) {
        const { reason, values } = apiError(error);
        if (reason === 'ALREADY_PUBLISHED') sayPosted(idIn(values));
        else if (isPassing(error)) return false;
        else if (reason !== 'SCHEDULED_POST_NOT_FOUND') toast.error(errorMessage(error, t, w('postFailed')));
      }
      outgoing.remove(id);
      return true;
    },
    undo: async (id: string): Promise<void> => {
      try {
        const { data } = await client.mutate({ mutation: UndoPostDocument, variables: { id } });
        outgoing.remove(id);
        forgetDraftList(client.cache);
        if (data) await bringBack(data.undoPost);
      } catch (error) {
        const { reason, values } = apiError(error);
        if (reason !== 'ALREADY_PUBLISHED') return toast.error(errorMessage(error, t, w('undoFailed')));
        outgoing.remove(id);
        sayPosted(idIn(values), 'tooLate');
      }
    },
  };
}

const idIn = ({ postId }: Readonly<Record<string, unknown>>): string | null =>
  typeof postId === 'string' ? postId : null;
