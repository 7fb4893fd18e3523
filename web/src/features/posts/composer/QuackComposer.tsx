import { type RefObject, useRef } from 'react';
import { useT } from '../../../i18n/I18nProvider';
import { toast } from '../../../ui/toast';
import { useViewer } from '../../identity/viewer/viewer';
import { withMedia } from '../drafts/draft';
import { drafts } from '../drafts/drafts';
import { useDraft } from '../drafts/useDraft';
import { useCreatePost } from '../writing/useCreatePost';
import { Composer, type ComposerHandle } from './Composer';

interface QuackComposerProps {
  roomy?: boolean;
  onSent?: () => void;
}

/** A new quack of the viewer. Wherever it is written, it is one draft. */
export function QuackComposer({ roomy, onSent }: QuackComposerProps) {
  const t = useT();
  const key = `${useViewer()?.id}:new`;
  const { draft, change, forget } = useDraft(key);
  const publish = useCreatePost();
  const composer = useRef<ComposerHandle>(null);
  return (
    <Composer
      ref={composer}
      draft={draft}
      onChange={change}
      onSend={async (written) => {
        await publish(written, (tried) => drafts.keep(key, tried));
        await forget(written);
        toast.success(t('posts.published'));
        onSent?.();
        goOnAt(composer);
      }}
      sendLabel={t('posts.publish')}
      failure={t('errors.createPost')}
      onScheduled={() => {
        void forget();
        onSent?.();
        goOnAt(composer);
      }}
      roomy={roomy}
      takesPlace
      onAttach={(media) => drafts.keep(key, withMedia(drafts.read(key) ?? draft, media))}
    />
  );
}

/**
 * The button that was pressed has nothing to send any more, and lost the focus by that: the keyboard goes on at the words.
 * Fingers would only get a screen keyboard that they did not ask for.
 */
function goOnAt(composer: RefObject<ComposerHandle | null>): void {
  requestAnimationFrame(() => {
    const isLost = document.activeElement?.matches('body, :disabled') ?? true;
    if (isLost && matchMedia('(pointer: fine)').matches) composer.current?.focus();
  });
}
