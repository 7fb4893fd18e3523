import { MessageCircle } from 'lucide-react';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useFormats, useT } from '../../../i18n/I18nProvider';
import { Icon } from '../../../ui/media/Icon';
import { cx, sheet } from '../../../ui/theme/sheet';
import { signInPrompt } from '../../session/sign-in/sign-in-prompt';
import { useViewer } from '../../session/viewer/viewer';
import { personName } from '../../people/profiles/person-name';
import { isControlled } from '../reply-control/reply-terms';
import { useRareFields } from '../plain/useRareFields';
import type { AnsweredPost } from './answered-post';
import { lazyWithRetry } from '../../../ui/loading/lazy-with-retry';
import { ReplyGate } from '../reply-control/ReplyGate';

const ReplyDialog = lazyWithRetry(async () => ({ default: (await import('./ReplyDialog')).ReplyDialog }));

interface ReplyButtonProps {
  post: AnsweredPost & { replyCount: number; isReply?: boolean };
  /** Given if the page has its own reply box; else a dialog opens. */
  onReply?: (() => void) | undefined;
  className?: string;
}

/** The reply button with its count. */
export function ReplyButton({ post, onReply, className }: ReplyButtonProps) {
  const t = useT();
  const formats = useFormats();
  const viewer = useViewer();
  const [open, setOpen] = useState(false);
  const terms = useRareFields(post.id);
  const { replyCount } = post;
  const shown = formats.compact(replyCount);
  const counted = replyCount > 0 ? [t('posts.repliesNamed', { count: replyCount, shown })] : [];

  function press() {
    if (!viewer) return signInPrompt.open({ to: 'reply', replyTo: post.id });
    if (onReply) onReply();
    else setOpen(true);
  }

  const resume = useEffectEvent(() => {
    if (viewer && signInPrompt.takeReply(post.id)) press();
  });
  useEffect(() => queueMicrotask(() => resume()), []);

  const button = (
    <button
      type="button"
      aria-label={[t('posts.reply'), ...counted].join(', ')}
      data-tooltip={t('posts.reply')}
      data-shortcut="reply"
      className={cx(className, styles.button)}
      onClick={press}
    >
      <Icon of={MessageCircle} size={18} />
      {/* Such a page says the number by itself. */}
      {replyCount > 0 && !onReply && <span>{shown}</span>}
    </button>
  );
  return (
    <>
      {terms && isControlled(terms) ? (
        <Suspense fallback={button}>
          <ReplyGate
            terms={terms}
            author={post.isReply !== false ? null : { id: post.author.id, name: personName(post.author, t) }}
            count={replyCount > 0 && !onReply ? shown : null}
            className={cx(className, styles.button)}
          >
            {button}
          </ReplyGate>
        </Suspense>
      ) : (
        button
      )}
      {open && (
        <Suspense fallback={null}>
          <ReplyDialog post={post} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

const styles = sheet({ button: { _hover: { color: 'brand.fg' } } });
