import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { useIdempotencyKeys } from '../../graphql/idempotency-key';
import { toast } from '../../ui/toast';
import { type Draft, payloadOf } from '../posts/drafts/draft';
import { useScheduling, useSchedulingFailure } from './useScheduling';
import { useWhen } from './useWhen';
import { WhenDialog } from './WhenDialog';
import { useWords } from './words';

interface ScheduleDraftDialogProps {
  draft: Draft;
  /** It waits for its time now; the draft has done its work. */
  onScheduled: () => void;
  onClose: () => void;
}

/** Puts what is written aside until a time. */
export function ScheduleDraftDialog({ draft, onScheduled, onClose }: ScheduleDraftDialogProps) {
  const w = useWords();
  const when = useWhen();
  const keys = useIdempotencyKeys();
  const navigate = useNavigate();
  const { schedule } = useScheduling();
  const inWords = useSchedulingFailure();

  async function choose(publishAt: Date): Promise<string | null> {
    const input = { ...payloadOf({ ...draft, place: null }), publishAt: publishAt.toISOString() };
    try {
      await schedule(input, keys.for(input));
    } catch (error) {
      return inWords(error, w('scheduleFailed'));
    }
    keys.next();
    // First this dialog, which gives the focus back; then what lies below it, where that closes too.
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
