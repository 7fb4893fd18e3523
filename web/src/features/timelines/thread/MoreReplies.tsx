import { RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '../../../i18n/I18nProvider';
import { Button } from '../../../ui/form/Button';
import { cx, sheet } from '../../../ui/theme/sheet';
import { personName } from '../../people/profiles/person-name';
import { useThreadContext } from './thread-context';
import { useLoadedBelow } from './loaded-below';
import { type Branch, directIds, sizeOf, type ThreadPost } from './thread-tree';
import { useMoreReplies } from './useMoreReplies';
import { useThreadMessages } from './messages';
import type { ReplyLayout } from './reply-layout';

interface MoreRepliesProps {
  /** The post that is replied to; null if it was deleted. */
  post: ThreadPost | null;
  postId: string;
  /** The ids of its direct replies that are shown already. */
  shown: ReadonlySet<string>;
  layout: ReplyLayout;
  /** Renders replies as items of the list. */
  render: (branches: readonly Branch[]) => ReactNode;
}

/** The button that loads further replies in its own position, and what it has loaded; items of a list. */
export function MoreReplies({ post, postId, shown, layout, render }: MoreRepliesProps) {
  const t = useT();
  const words = useThreadMessages();
  const { announce } = useThreadContext();
  const more = useMoreReplies(postId, shown, ([first, ...others]) => {
    announce(words('loaded', { count: first === undefined ? 0 : others.length + 1 }));
    if (first !== undefined) articleOf(first)?.focus({ preventScroll: true });
  });
  useLoadedBelow(sizeOf(more.branches));
  const loaded = directIds(more.branches);
  const left = post ? post.replyCount - shown.size - loaded.size : 0;
  const isPartial = shown.size > 0;
  const failed = more.status === 'failed';
  const label = left > 0 ? words(isPartial ? 'moreCounted' : 'counted', { count: left }) : words('more');
  const name = post && personName(post.author, t);

  return (
    <>
      {render(more.branches)}
      {more.hasMore ? (
        <li className={layout.item}>
          {failed && (
            <p role="alert" className={styles.failed}>
              {words('failed')}
            </p>
          )}
          <Button
            variant="ghost"
            size="sm"
            icon={failed ? RotateCcw : undefined}
            loading={more.status === 'loading'}
            aria-label={failed ? t('states.retry') : name === null ? label : words('moreOf', { label, name })}
            onClick={more.load}
            className={cx(styles.button, layout.more)}
          >
            {failed ? t('states.retry') : label}
          </Button>
        </li>
      ) : (
        // A branch holds the first of its replies only.
        !isPartial &&
        left > 0 &&
        loaded.size > 0 && <MoreReplies post={post} postId={postId} shown={loaded} layout={layout} render={render} />
      )}
    </>
  );
}

const articleOf = (id: string) => document.querySelector<HTMLElement>(`[data-post="${CSS.escape(id)}"]`);

const styles = sheet({
  button: { marginBlock: '1', color: 'brand.fg' },
  failed: { color: 'danger.fg', fontSize: 'sm' },
});
