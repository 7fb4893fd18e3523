import { useApolloClient } from '@apollo/client/react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { useIdempotencyKeys } from '../../../graphql/idempotency-key';
import { toast } from '../../../ui/feedback/toast';
import { type Draft, payloadOf } from '../drafts/draft';
import { drafts } from '../drafts/drafts';
import { forgetDraftList } from '../drafts/forget-draft-list';
import { useScheduling, useSchedulingFailure } from './useScheduling';
import { useWhen } from './useWhen';
import { WhenDialog } from './WhenDialog';
import { useMessages } from './messages';

interface ScheduleDraftDialogProps {
  draft: Draft;
  draftKey: string;
  /** Called once it is scheduled and the draft can be deleted. */
  onScheduled: () => void;
  onClose: () => void;
}

/** Schedules a draft. */
export function ScheduleDraftDialog({ draft, draftKey, onScheduled, onClose }: ScheduleDraftDialogProps) {
  const w = useMessages();
  const when = useWhen();
  const keys = useIdempotencyKeys();
  const navigate = useNavigate();
  const client = useApolloClient();
  const { schedule } = useScheduling();
  const inWords = useSchedulingFailure();

  async function choose(publishAt: Date): Promise<string | null> {
    try {
      await drafts.sending(draftKey, draft, ({ saved }) => {
        const input = {
          ...payloadOf({ ...draft, place: null }),
          ...(saved && { draftId: saved.id }),
          publishAt: publishAt.toISOString(),
        };
        return schedule(input, keys.for(input));
      });
    } catch (error) {
      return inWords(error, w('scheduleFailed'));
    }
    keys.next();
    forgetDraftList(client.cache);
    // Closes this dialog first, which restores the focus, then one below it.
    flushSync(onClose);
    onScheduled();
    toast.success(w('scheduled', { when: when.moment(publishAt) }), {
      label: w('seeAll'),
      onSelect: () => void navigate('/scheduled-posts'),
    });
    return null;
  }

  return (
    <WhenDialog
      title={w('dialogTitle')}
      note={draft.place && w('placeless')}
      sendLabel={w('schedule')}
      onChoose={choose}
      onClose={onClose}
    />
  );
}
