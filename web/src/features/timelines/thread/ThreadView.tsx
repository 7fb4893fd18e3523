import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { NavigationType, useNavigate, useNavigationType } from 'react-router-dom';
import { errorMessage } from '../../../graphql/error-messages';
import { useT } from '../../../i18n/I18nProvider';
import { ErrorCard } from '../../../ui/feedback/ErrorCard';
import { ScrollAnchor } from '../../../ui/layout/ScrollAnchor';
import { useTakeOver } from '../../../ui/layout/server-page';
import { sheet } from '../../../ui/theme/sheet';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden';
import { useShortcut } from '../../session/shortcuts/useShortcut';
import { pressInFocused } from '../feeds/feed-keys';
import { useFeedKeys } from '../stream/useFeedKeys';
import type { ComposerHandle } from '../../posts/composer/Composer';
import { personName } from '../../people/profiles/person-name';
import { FilterPlace } from '../../posts/filters/filter-place';
import { shownWords } from '../../posts/card/post-name';
import { PostSkeleton } from '../../posts/card/PostSkeleton';
import { ThreadAuthor } from '../../posts/card/thread-author';
import { Ancestors } from './Ancestors';
import { LazyHiddenReplies } from '../../posts/reply-control/LazyHiddenReplies';
import { FocusPost } from './FocusPost';
import { ReplyBox } from './ReplyBox';
import { ThreadTree } from './ThreadTree';
import { SORT_LABELS, SortMenu } from './SortMenu';
import { ThreadContext } from './thread-context';
import type { ThreadPost } from './thread-tree';
import type { ThreadState } from './useThread';
import { useThreadMessages } from './messages';

/** A post with its ancestors above and its replies below. The post starts at the top; the rest loads around it. */
export function ThreadView({ thread }: { thread: ThreadState }) {
  const t = useT();
  const words = useThreadMessages();
  const navigate = useNavigate();
  const box = useRef<ComposerHandle>(null);
  const { reveal } = useReveal();
  const { post, ancestors, replies, sort, onSort, status, error, busy, retry } = thread;
  const [announced, announce] = useState('');
  const context = useMemo(() => ({ sort, announce }), [sort]);
  // Before anything is measured.
  useTakeOver(post !== null || status !== 'loading');
  const start = useStart(ancestors.length > 0);
  const first = firstOf(thread);
  const focusBox = () => box.current?.focus();
  useFeedKeys();
  // Replies to the main post if no other post has the focus.
  useShortcut('r', () => void (pressInFocused('reply') || focusBox()));

  function leave() {
    const cameFrom = (history.state as { idx?: number } | null)?.idx;
    void (cameFrom ? navigate(-1) : navigate('/stream', { replace: true }));
  }

  return (
    <FilterPlace value="THREADS">
      <ThreadAuthor value={first?.author.id ?? null}>
        <ThreadContext value={context}>
          <ScrollAnchor hold="[data-hold]">
            <Ancestors posts={ancestors} />
            <div ref={start} data-scroll-start className={styles.rest}>
              {/* The same element for skeleton and post: it is the scroll anchor. */}
              <div
                data-hold
                {...(post && {
                  role: 'article',
                  tabIndex: -1,
                  'aria-current': true,
                  'aria-label': t('posts.name', {
                    name: personName(post.author, t),
                    text: shownWords(post, 'THREADS'),
                  }),
                })}
                className={styles.focus}
              >
                {post ? (
                  <FocusPost post={post} onReply={focusBox} onDeleted={leave} />
                ) : (
                  status !== 'failed' && <PostSkeleton />
                )}
              </div>
              {post && (
                <ReplyBox
                  ref={box}
                  post={post}
                  author={first && { id: first.author.id, name: personName(first.author, t) }}
                  onSent={reveal}
                />
              )}
              {replies.length > 0 && (
                <div className={styles.bar}>
                  <h2>{words('replies')}</h2>
                  <SortMenu
                    sort={sort}
                    onSort={(next) => {
                      onSort(next);
                      announce(words('sorted', { order: words(SORT_LABELS[next]) }));
                    }}
                  />
                </div>
              )}
              <section aria-label={words('replies')} aria-busy={status === 'loading' || status === 'sorting'}>
                <VisuallyHidden role="status">{status === 'loading' ? t('states.loading') : announced}</VisuallyHidden>
                {status === 'failed' ? (
                  <ErrorCard
                    title={post ? words('failed') : undefined}
                    reason={errorMessage(error, t, t('errors.loadPosts'))}
                    onRetry={retry}
                    busy={busy}
                  />
                ) : status === 'loading' ? (
                  <>
                    <PostSkeleton />
                    <PostSkeleton />
                  </>
                ) : post && replies.length > 0 ? (
                  <ThreadTree key={sort} post={post} branches={replies} />
                ) : (
                  <p className={styles.quiet}>
                    {words('noReplies')} {words('noRepliesHint')}
                  </p>
                )}
                {post && !post.isReply && <LazyHiddenReplies post={post} />}
              </section>
            </div>
          </ScrollAnchor>
        </ThreadContext>
      </ThreadAuthor>
    </FilterPlace>
  );
}

/** The quack that began the thread; null if it is unknown or was deleted. */
function firstOf({ post, ancestors }: ThreadState): ThreadPost | null {
  const first: ThreadPost | null | undefined = ancestors.length > 0 ? ancestors[0] : post;
  return first && !first.isReply ? first : null;
}

/**
 * Scrolls to the main post, with the ancestors above the viewport, even if they loaded before the page was shown. On
 * Back, the restored offset wins.
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

/** Scrolls the new reply into view. */
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
  // Tall enough for the post to be at the top: the viewport without the page's header and the bar of phones.
  rest: { minHeight: { base: 'calc(100dvh - 8rem - env(safe-area-inset-bottom))', md: 'calc(100dvh - 4rem)' } },
  focus: { _focusVisible: { outlineOffset: '-2px' } },
  bar: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    paddingInline: { base: '4', md: '5' },
    paddingBlock: '1',
    borderBlockEndWidth: '1px',
    borderColor: 'border.hairline',
    fontSize: 'sm',
    fontWeight: 'medium',
  },
  quiet: { paddingBlock: '8', textAlign: 'center', color: 'fg.muted', fontSize: 'sm' },
});
