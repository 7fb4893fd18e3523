import { MessageCircle } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useFormats, useT } from '../../../i18n/I18nProvider';
import { Icon } from '../../../ui/Icon';
import { cx, sheet } from '../../../ui/theme/sheet';
import { useSignInFirst } from '../../identity/viewer/useSignInFirst';
import { useViewer } from '../../identity/viewer/viewer';
import type { AnsweredPost } from './answered-post';
import { lazily } from '../../../ui/lazily';

const ReplyDialog = lazily(async () => ({ default: (await import('./ReplyDialog')).ReplyDialog }));

interface ReplyButtonProps {
  post: AnsweredPost & { replyCount: number };
  /** Where there is a place to write on the page itself; else a dialog opens. */
  onReply?: (() => void) | undefined;
  className?: string;
}

/** The way to answer a quack, and how many have. */
export function ReplyButton({ post, onReply, className }: ReplyButtonProps) {
  const t = useT();
  const formats = useFormats();
  const viewer = useViewer();
  const signInFirst = useSignInFirst();
  const [open, setOpen] = useState(false);
  const { replyCount } = post;
  const shown = formats.compact(replyCount);
  const counted = replyCount > 0 ? [t('posts.repliesNamed', { count: replyCount, shown })] : [];

  function press() {
    if (!viewer) return signInFirst();
    if (onReply) onReply();
    else setOpen(true);
  }

  return (
    <>
      <button
        type="button"
        aria-label={[t('posts.reply'), ...counted].join(', ')}
        data-tooltip={t('posts.reply')}
        data-shortcut="reply"
        className={cx(className, styles.button)}
        onClick={press}
      >
        <Icon of={MessageCircle} size={18} />
        {replyCount > 0 && <span>{shown}</span>}
      </button>
      {open && (
        <Suspense fallback={null}>
          <ReplyDialog post={post} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

const styles = sheet({ button: { _hover: { color: 'brand.fg' } } });
