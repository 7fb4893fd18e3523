import { type Ref, Suspense, useImperativeHandle, useRef } from 'react';
import { Button } from '../../../ui/Button';
import { lazily } from '../../../ui/lazily';
import { sheet } from '../../../ui/theme/sheet';
import { useSignInFirst } from '../../identity/viewer/useSignInFirst';
import { useViewer } from '../../identity/viewer/viewer';
import type { ComposerHandle } from '../composer/Composer';
import { composerPlaceStyles } from '../composer/place-styles';
import type { ThreadPost } from './thread-tree';
import { useThreadWords } from './words';

const ReplyComposer = lazily(async () => ({ default: (await import('../replies/ReplyComposer')).ReplyComposer }));

interface ReplyBoxProps {
  post: ThreadPost;
  /** Told the id of the reply. */
  onSent: (id: string) => void;
  ref: Ref<ComposerHandle>;
}

/** Under the quack: where one answers it, or the way in to do so. */
export function ReplyBox({ post, onSent, ref }: ReplyBoxProps) {
  const words = useThreadWords();
  const viewer = useViewer();
  const signInFirst = useSignInFirst();
  const composer = useLateFocus(ref);
  return (
    <div className={styles.box}>
      {viewer ? (
        <Suspense fallback={<div className={composerPlaceStyles.kept} />}>
          <ReplyComposer ref={composer} post={post} onSent={onSent} />
        </Suspense>
      ) : (
        <Button variant="outline" full onClick={signInFirst}>
          {words('signInToReply')}
        </Button>
      )}
    </div>
  );
}

/** Who goes to the box before it is there gets the focus into it once it is. */
function useLateFocus(ref: Ref<ComposerHandle>) {
  const box = useRef<ComposerHandle>(null);
  const isAwaited = useRef(false);
  useImperativeHandle(ref, () => ({
    focus: () => {
      if (box.current) box.current.focus();
      else isAwaited.current = true;
    },
  }));
  return (handle: ComposerHandle | null) => {
    box.current = handle;
    if (handle && isAwaited.current) {
      isAwaited.current = false;
      handle.focus();
    }
  };
}

const styles = sheet({
  box: {
    paddingInline: { base: '4', md: '5' },
    paddingBlock: '2.5',
    borderBlockWidth: '1px',
    borderColor: 'border.hairline',
  },
});
