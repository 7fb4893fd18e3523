import { useT } from '../../../i18n/I18nProvider';
import { sheet } from '../../../ui/theme/sheet';
import { personName } from '../../profiles/person-name';
import { shownWords } from '../post-name';
import { PostCard } from '../PostCard';
import { Tombstone } from './Tombstone';
import type { ThreadPost } from './thread-tree';
import { useThreadWords } from './words';

/** What a quack answers, root first, with a line that leads down to it. */
export function Ancestors({ posts }: { posts: readonly (ThreadPost | null)[] }) {
  const t = useT();
  const words = useThreadWords();
  if (posts.length === 0) return null;
  return (
    <ol aria-label={words('ancestors')} className={styles.list}>
      {posts.map((post, index) => (
        <li key={post?.id ?? `gone ${index}`} className={styles.item}>
          {post ? (
            <div
              role="article"
              tabIndex={-1}
              data-hold
              aria-label={t('posts.name', { name: personName(post.author, t), text: shownWords(post) })}
            >
              <PostCard post={post} />
            </div>
          ) : (
            <div className={styles.gone}>
              <Tombstone />
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}

const styles = sheet({
  list: { listStyle: 'none' },
  // Along the middle of the avatars (44 px, 14 px below the top), from each to the next.
  item: {
    position: 'relative',
    _after: {
      content: '""',
      position: 'absolute',
      insetInlineStart: { base: 'calc(2.375rem - 1px)', md: 'calc(2.625rem - 1px)' },
      insetBlockStart: '3.875rem',
      insetBlockEnd: '-0.625rem',
      width: '2px',
      bg: 'border.hairline',
    },
  },
  gone: { paddingInline: { base: '4', md: '5' }, paddingBlockStart: '2' },
});
