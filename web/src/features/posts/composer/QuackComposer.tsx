import { postPath } from '@mallard/rules/page-paths';
import { type RefObject, Suspense, useRef, useState } from 'react';
import { toast } from '../../../ui/feedback/toast';
import { sheet } from '../../../ui/theme/sheet';
import { useFrameDialog } from '../../session/shortcuts/frame-dialog';
import { useViewer } from '../../session/viewer/viewer';
import { withMedia, withThread } from '../drafts/draft';
import { type DraftStart, startDraft } from '../drafts/draft-start';
import { drafts } from '../drafts/drafts';
import { useDraft } from '../drafts/useDraft';
import { useFollowDraft } from '../drafts/useFollowDraft';
import { useQuotedVisibility } from '../quotes/useQuotedVisibility';
import { audienceOfNew, audienceOfQuote } from '../visibility/audience';
import { useCreatePost } from '../actions/useCreatePost';
import { Composer, type ComposerHandle } from './Composer';
import { useComposerMessages } from './messages';
import { DraftsTool } from '../drafts/DraftsTool';
import { ChangedElsewhere } from '../drafts/ChangedElsewhere';

interface QuackComposerProps {
  /** The draft of a new quack that refers to nothing, where it is absent. */
  start?: DraftStart;
  roomy?: boolean;
  onSent?: () => void;
}

/** The composer of a new post. All with the same start share one draft. */
export function QuackComposer({ start, roomy, onSent }: QuackComposerProps) {
  const w = useComposerMessages();
  const viewer = useViewer();
  const { key, initial } = start ?? startDraft(viewer?.id, null);
  const { draft, change, forget } = useDraft(key, initial);
  useFollowDraft(key);
  const publish = useCreatePost(key);
  const quoted = useQuotedVisibility(draft.quoteId);
  // The page behind a dialog doesn't move, though both write the same draft.
  const dialog = useFrameDialog();
  const isCovered = !roomy && dialog?.dialog === 'compose' && dialog.about === null;
  const shown = useFrozen(draft, isCovered);
  const composer = useRef<ComposerHandle>(null);
  return (
    <Composer
      ref={composer}
      draft={shown}
      onChange={change}
      onSend={async (written) => {
        const sent = await publish(written);
        await forget(written);
        if (!sent.isUndoable)
          toast.success(w('published'), sent.id === null ? undefined : { label: w('view'), to: postPath(sent.id) });
        onSent?.();
        goOnAt(composer);
      }}
      sendLabel={w('publish')}
      draftKey={key}
      failure={w('publishFailed')}
      onScheduled={() => {
        void forget();
        onSent?.();
        goOnAt(composer);
      }}
      roomy={roomy}
      rests={!roomy}
      takesPlace
      takesPoll
      onThread={(next) => drafts.keep(key, withThread(drafts.read(key) ?? draft, next))}
      rareTools={
        // A dialog has it beside its title.
        !roomy && (
          <Suspense fallback={<span className={styles.reserved} />}>
            <DraftsTool draftKey={key} />
          </Suspense>
        )
      }
      audience={viewer ? audienceOfQuote(audienceOfNew(viewer), quoted) : undefined}
      onAttach={(media) => drafts.keep(key, withMedia(drafts.read(key) ?? draft, media))}
    >
      {draft.saved?.isChangedElsewhere && (
        <Suspense fallback={null}>
          <ChangedElsewhere draftKey={key} />
        </Suspense>
      )}
    </Composer>
  );
}

/** The value as it was before it was frozen. */
function useFrozen<T>(value: T, isFrozen: boolean): T {
  const [last, setLast] = useState(value);
  if (!isFrozen && last !== value) setLast(value);
  return isFrozen ? last : value;
}

/**
 * The button is disabled after sending and loses the focus, so it moves to the text field, except on touch devices,
 * where that would open the on-screen keyboard.
 */
function goOnAt(composer: RefObject<ComposerHandle | null>): void {
  requestAnimationFrame(() => {
    const isLost = document.activeElement?.matches('body, :disabled, [aria-disabled=true]') ?? true;
    if (isLost && matchMedia('(pointer: fine)').matches) composer.current?.focus();
  });
}

const styles = sheet({ reserved: { boxSize: '10', flexShrink: '0' } });
