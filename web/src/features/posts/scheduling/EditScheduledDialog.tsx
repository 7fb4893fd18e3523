import { useState } from 'react';
import { Dialog } from '../../../ui/overlay/Dialog';
import { sheet } from '../../../ui/theme/sheet';
import { toast } from '../../../ui/feedback/toast';
import { useViewer } from '../../session/viewer/viewer';
import { Composer } from '../composer/Composer';
import { payloadOf, withMedia, withThread } from '../drafts/draft';
import { drafts } from '../drafts/drafts';
import { useQuotedVisibility } from '../quotes/useQuotedVisibility';
import { audienceOfQuote, audienceOfScheduled } from '../visibility/audience';
import { useDraft } from '../drafts/useDraft';
import { draftOfScheduled } from './scheduled-draft';
import type { Scheduled_ItemFragment } from './Scheduling.generated';
import { useScheduling, useSchedulingFailure } from './useScheduling';
import { useWhen } from './useWhen';
import { chosenInstant, whenProblem } from './when';
import { startingTime } from './WhenDialog';
import { WhenFields } from './WhenFields';
import { useMessages } from './messages';

interface EditScheduledDialogProps {
  item: Scheduled_ItemFragment;
  onClose: () => void;
}

/** Edits a scheduled or failed post, or a thread of them, and its time. */
export function EditScheduledDialog({ item, onClose }: EditScheduledDialogProps) {
  const w = useMessages();
  const when = useWhen();
  const { update } = useScheduling();
  const inWords = useSchedulingFailure();
  const kept = item.failure === null ? new Date(item.publishAt) : undefined;
  const [local, setLocal] = useState(() => startingTime(kept));
  const [problem, setProblem] = useState<ReturnType<typeof whenProblem>>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [initial] = useState(() => draftOfScheduled(item));
  const key = `${useViewer()?.id}:scheduled:${item.id}`;
  const { draft, change, forget } = useDraft(key, initial);
  const quoted = useQuotedVisibility(draft.quoteId);

  async function save(written: typeof draft): Promise<void> {
    const found = whenProblem(local, new Date(), kept);
    const publishAt = chosenInstant(local, kept);
    setProblem(found);
    setFailure(null);
    if (found || !publishAt) return;
    try {
      await update(item.id, {
        mediaIds: [],
        isSensitive: false,
        poll: null,
        thread: [],
        quotePostId: null,
        replyRule: [],
        repliesCloseAfterHours: null,
        ...payloadOf(written),
        publishAt: publishAt.toISOString(),
      });
    } catch (error) {
      setFailure(inWords(error, w('saveFailed')));
      return;
    }
    await forget();
    toast.success(w('saved', { when: when.moment(publishAt) }));
    onClose();
  }

  return (
    <Dialog open sheet size="wide" title={w('editTitle')} onClose={onClose}>
      <div className={styles.when}>
        <WhenFields
          value={local}
          problem={problem}
          onChange={(next) => {
            setLocal(next);
            setProblem(null);
          }}
        />
      </div>
      <Composer
        draft={draft}
        onChange={change}
        onSend={save}
        sendLabel={w('save')}
        failure={w('saveFailed')}
        audience={audienceOfQuote(audienceOfScheduled(item.visibility), quoted)}
        onAttach={(next) => drafts.keep(key, withMedia(drafts.read(key) ?? initial, next))}
        onThread={(next) => drafts.keep(key, withThread(drafts.read(key) ?? initial, next))}
        takesPoll
        roomy
      />
      {failure && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
    </Dialog>
  );
}

const styles = sheet({
  when: { marginBlockEnd: '5', paddingBlockEnd: '5', borderBlockEndWidth: '1px', borderColor: 'border.hairline' },
  failure: {
    marginBlockStart: '3',
    paddingInline: '3',
    paddingBlock: '2.5',
    borderRadius: 'control',
    bg: 'danger.subtle',
    color: 'danger.fg',
    fontSize: 'sm',
  },
});
