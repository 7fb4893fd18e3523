import { type RefObject, useRef } from 'react';
import { toast } from '../../../ui/feedback/toast';
import { useViewer } from '../../session/viewer/viewer';
import { withMedia } from '../drafts/draft';
import { drafts, newQuackKey } from '../drafts/drafts';
import { useDraft } from '../drafts/useDraft';
import { useQuotedVisibility } from '../quotes/useQuotedVisibility';
import { audienceOfNew, audienceOfQuote } from '../visibility/audience';
import { useCreatePost } from '../actions/useCreatePost';
import { Composer, type ComposerHandle } from './Composer';
import { useComposerMessages } from './messages';

interface QuackComposerProps {
  roomy?: boolean;
  onSent?: () => void;
}

/** The composer of a new post. All of them share one draft. */
export function QuackComposer({ roomy, onSent }: QuackComposerProps) {
  const w = useComposerMessages();
  const viewer = useViewer();
  const key = newQuackKey(viewer?.id);
  const { draft, change, forget } = useDraft(key);
  const publish = useCreatePost();
  const quoted = useQuotedVisibility(draft.quoteId);
  const composer = useRef<ComposerHandle>(null);
  return (
    <Composer
      ref={composer}
      draft={draft}
      onChange={change}
      onSend={async (written) => {
        await publish(written, (tried) => drafts.keep(key, tried));
        await forget(written);
        toast.success(w('published'));
        onSent?.();
        goOnAt(composer);
      }}
      sendLabel={w('publish')}
      failure={w('publishFailed')}
      onScheduled={() => {
        void forget();
        onSent?.();
        goOnAt(composer);
      }}
      roomy={roomy}
      takesPlace
      takesPoll
      audience={viewer ? audienceOfQuote(audienceOfNew(viewer), quoted) : undefined}
      onAttach={(media) => drafts.keep(key, withMedia(drafts.read(key) ?? draft, media))}
    />
  );
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
