import { type Ref, Suspense, useImperativeHandle, useRef } from 'react';
import { Button } from '../../../ui/form/Button';
import { lazyWithRetry } from '../../../ui/loading/lazy-with-retry';
import { sheet } from '../../../ui/theme/sheet';
import { signInPrompt } from '../../session/sign-in/sign-in-prompt';
import { useViewer } from '../../session/viewer/viewer';
import type { ComposerHandle } from '../../posts/composer/Composer';
import { composerFrameStyles } from '../../posts/composer/frame-styles';
import { isControlled, type ThreadAuthorName } from '../../posts/reply-control/reply-terms';
import { useRareFields } from '../../posts/plain/useRareFields';
import type { ThreadPost } from './thread-tree';
import { useThreadMessages } from './messages';

const ReplyComposer = lazyWithRetry(async () => ({
  default: (await import('../../posts/replies/ReplyComposer')).ReplyComposer,
}));

const ReplyTermsGate = lazyWithRetry(async () => ({
  default: (await import('../../posts/reply-control/ReplyTermsGate')).ReplyTermsGate,
}));

interface ReplyBoxProps {
  post: ThreadPost;
  /** Who began the thread; null if it is unknown. */
  author: ThreadAuthorName | null;
  /** Called with the id of the reply. */
  onSent: (id: string) => void;
  ref: Ref<ComposerHandle>;
}

/** The reply box below a post, or a sign-in link; where the viewer can't reply, why. */
export function ReplyBox({ post, author, onSent, ref }: ReplyBoxProps) {
  const words = useThreadMessages();
  const viewer = useViewer();
  const composer = useLateFocus(ref);
  const terms = useRareFields(post.id);
  const box = viewer ? (
    <Suspense fallback={<div className={composerFrameStyles.kept} />}>
      <ReplyComposer ref={composer} post={post} onSent={(id) => id !== null && onSent(id)} />
    </Suspense>
  ) : (
    <Button variant="outline" full onClick={() => signInPrompt.open({ to: 'reply', replyTo: post.id })}>
      {words('signInToReply')}
    </Button>
  );
  return (
    <div className={styles.box}>
      {terms && isControlled(terms) ? (
        <Suspense fallback={box}>
          <ReplyTermsGate terms={terms} author={author}>
            {box}
          </ReplyTermsGate>
        </Suspense>
      ) : (
        box
      )}
    </div>
  );
}

/** A focus on the placeholder moves into the box once it has loaded. */
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
