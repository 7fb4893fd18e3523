import { Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useNavigate, useNavigationType } from 'react-router-dom';
import { errorMessage } from '../../../graphql/error-messages';
import { useT } from '../../../i18n/I18nProvider';
import { ErrorCard } from '../../../ui/ErrorCard';
import { KeepPlace } from '../../../ui/KeepPlace';
import { inTime } from '../../../ui/lazily';
import { useTakeOver } from '../../../ui/server-page';
import { sheet } from '../../../ui/theme/sheet';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { useShortcut } from '../../shortcuts/useShortcut';
import { pressInFocused } from '../../timelines/feed-keys';
import { useFeedKeys } from '../../timelines/useFeedKeys';
import type { ComposerHandle } from '../composer/Composer';
import { personName } from '../../profiles/person-name';
import { shownWords } from '../post-name';
import { PostSkeleton } from '../PostSkeleton';
import { Ancestors } from './Ancestors';
import { FocusPost } from './FocusPost';
import { ReplyBox } from './ReplyBox';
import { ThreadTree } from './ThreadTree';
import { directIds, hasUnshown } from './thread-tree';
import type { ThreadState } from './useThread';
import { useThreadWords } from './words';

const MoreReplies = inTime(async () => ({ default: (await import('./MoreReplies')).MoreReplies }));

/** A quack with what it answers above it, and the answers to it below. The quack stands at the top; the rest comes around it. */
export function ThreadView({ thread }: { thread: ThreadState }) {
  const t = useT();
  const words = useThreadWords();
  const navigate = useNavigate();
  const box = useRef<ComposerHandle>(null);
  const { reveal } = useReveal();
  const { post, ancestors, replies, status, error, busy, retry } = thread;
  // Before anything is measured.
  useTakeOver(post !== null || status !== 'loading');
  const start = useStart(ancestors.length > 0);
  const focusBox = () => box.current?.focus();
  useFeedKeys();
  // Without a quack that has the focus, the answer is to the one that the page is about.
  useShortcut('r', () => void (pressInFocused('reply') || focusBox()));

  function leave() {
    const cameFrom = (history.state as { idx?: number } | null)?.idx;
    void (cameFrom ? navigate(-1) : navigate('/stream', { replace: true }));
  }

  return (
    <KeepPlace hold="[data-hold]">
      <Ancestors posts={ancestors} />
      <div ref={start} data-scroll-start className={styles.rest}>
        {/* One element from skeleton to quack: it is what stays in place when the rest comes. */}
        <div
          data-hold
          {...(post && {
            role: 'article',
            tabIndex: -1,
            'aria-current': true,
            'aria-label': t('posts.name', { name: personName(post.author, t), text: shownWords(post) }),
          })}
          className={styles.focus}
        >
          {post ? (
            <FocusPost post={post} onReply={focusBox} onDeleted={leave} />
          ) : (
            status !== 'failed' && <PostSkeleton />
          )}
        </div>
        {post && <ReplyBox ref={box} post={post} onSent={reveal} />}
        <section aria-label={words('replies')} aria-busy={status === 'loading'}>
          {status === 'failed' ? (
            <ErrorCard
              title={post ? words('failed') : undefined}
              reason={errorMessage(error, t, t('errors.loadPosts'))}
              onRetry={retry}
              busy={busy}
            />
          ) : status === 'loading' ? (
            <>
              <VisuallyHidden role="status">{t('states.loading')}</VisuallyHidden>
              <PostSkeleton />
              <PostSkeleton />
            </>
          ) : replies.length > 0 ? (
            <ThreadTree label={words('replies')} branches={replies} />
          ) : (
            <p className={styles.quiet}>
              {words('noReplies')} {words('noRepliesHint')}
            </p>
          )}
          {post && hasUnshown(post, replies) && (
            <Suspense fallback={null}>
              <MoreReplies postId={post.id} shown={directIds(replies)} />
            </Suspense>
          )}
        </section>
      </div>
    </KeepPlace>
  );
}

/**
 * Where reading begins: at the quack, with what it answers above the window. Also where the page was not shown yet when that
 * came, so that nothing could be held. A thread that is there at once on Back is left to the place that was left.
 */
function useStart(hasAncestors: boolean) {
  const start = useRef<HTMLDivElement>(null);
  const type = useNavigationType();
  const [isReturn] = useState(type === NavigationType.Pop && hasAncestors);
  useLayoutEffect(() => {
    if (hasAncestors && !isReturn && window.scrollY === 0) start.current?.scrollIntoView({ behavior: 'instant' });
  }, [hasAncestors, isReturn]);
  return start;
}

/** Brings the reply that was just sent into view, once it stands there. */
function useReveal() {
  const [id, reveal] = useState<string | null>(null);
  useEffect(() => {
    if (id === null) return;
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
    document.querySelector(`[data-post="${CSS.escape(id)}"]`)?.scrollIntoView({ block: 'nearest', behavior });
  }, [id]);
  return { reveal };
}

const styles = sheet({
  // Tall enough for the quack to stand at the top, whatever there is above it: the window without the page's header and, on
  // phones, without the bar.
  rest: { minHeight: { base: 'calc(100dvh - 8rem - env(safe-area-inset-bottom))', md: 'calc(100dvh - 4rem)' } },
  focus: { _focusVisible: { outlineOffset: '-2px' } },
  quiet: { paddingBlock: '8', textAlign: 'center', color: 'fg.muted', fontSize: 'sm' },
});
