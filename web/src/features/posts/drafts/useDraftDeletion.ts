import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { errorMessage } from '../../../graphql/error-messages';
import { useT } from '../../../i18n/I18nProvider';
import { toast } from '../../../ui/feedback/toast';
import { draftFromServer } from './draft-from-server';
import { draftServerOf } from './draft-server';
import { drafts } from './drafts';
import { useDraftMessages } from './messages';
import type { PostDraft_DraftFragment } from './PostDrafts.generated';

/** Deletes a draft, and brings it back. */
export function useDraftDeletion() {
  const t = useT();
  const w = useDraftMessages();
  const server = draftServerOf(useApolloClient());
  const [deleted, setDeleted] = useState<{ draft: PostDraft_DraftFragment; key: string } | null>(null);

  return {
    /** The one that was deleted last, which can be had back. */
    deleted: deleted?.draft ?? null,
    async restore(): Promise<void> {
      if (!deleted) return;
      const { draft, key } = deleted;
      setDeleted(null);
      try {
        await server.save(key, draft.id, null, draftFromServer(draft));
        toast.success(w('restored'));
      } catch (error) {
        setDeleted(deleted);
        toast.error(errorMessage(error, t, w('undoFailed')));
      }
    },
    /** @param key of the composer that it belongs to, where it may be open */
    async remove(draft: PostDraft_DraftFragment, key: string): Promise<void> {
      try {
        await drafts.saver?.pause(key);
        await server.remove(draft.id);
        if (drafts.read(key)?.saved?.id === draft.id) await drafts.forget(key);
      } catch (error) {
        toast.error(errorMessage(error, t, w('deleteFailed')));
        return;
      } finally {
        drafts.saver?.resume(key);
      }
      setDeleted({ draft, key });
    },
  };
}
