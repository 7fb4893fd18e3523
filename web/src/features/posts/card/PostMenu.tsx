import { Ellipsis } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { useT } from '../../../i18n/I18nProvider';
import { IconButton } from '../../../ui/form/IconButton';
import { preloadWhenIdle, lazyWithRetry } from '../../../ui/loading/lazy-with-retry';
import { Menu } from '../../../ui/overlay/Menu';
import { sheet } from '../../../ui/theme/sheet';
import type { MenuPost, MenuQuestion } from './menu-post';

const PostMenuItems = preloadWhenIdle(async () => ({ default: (await import('./PostMenuItems')).PostMenuItems }));
const EditDialog = lazyWithRetry(async () => ({ default: (await import('../composer/EditDialog')).EditDialog }));
const ReplyRuleDialog = lazyWithRetry(async () => ({
  default: (await import('../reply-control/ReplyRuleDialog')).ReplyRuleDialog,
}));
const DeletePostDialog = lazyWithRetry(async () => ({
  default: (await import('./DeletePostDialog')).DeletePostDialog,
}));
const QuoteDialog = lazyWithRetry(async () => ({ default: (await import('../quotes/QuoteDialog')).QuoteDialog }));

interface PostMenuProps {
  post: MenuPost;
  /** Where the page is about this quack and has nothing left to show. */
  onDeleted?: (() => void) | undefined;
}

/** What one can do with a quack beyond the row of actions; its author more than others. */
export function PostMenu({ post, onDeleted }: PostMenuProps) {
  const t = useT();
  const [asked, setAsked] = useState<MenuQuestion | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const close = () => setAsked(null);
  return (
    <div ref={place} className={styles.place}>
      <Menu
        label={t('posts.more')}
        items={(show) => <PostMenuItems post={post} onAsk={setAsked} show={show} />}
        trigger={(trigger) => <IconButton icon={Ellipsis} size="sm" label={t('posts.more')} {...trigger} />}
      />
      {asked && (
        <Suspense fallback={null}>
          {asked === 'edit' && <EditDialog post={post} onClose={close} />}
          {asked === 'delete' && <DeletePostDialog post={post} place={place} onClose={close} onDeleted={onDeleted} />}
          {(asked === 'quoteRule' || asked === 'withdraw') && <QuoteDialog what={asked} post={post} onClose={close} />}
          {asked === 'replies' && <ReplyRuleDialog postId={post.id} onClose={close} />}
        </Suspense>
      )}
    </div>
  );
}

const styles = sheet({ place: { alignSelf: 'center', flexShrink: '0', marginInlineEnd: '-1.5', marginBlock: '-1' } });
