import { sheet } from '../../../ui/theme/sheet';
import { PostCard } from '../../posts/card/PostCard';
import { Tombstone } from './Tombstone';
import type { ThreadPost } from './thread-tree';
import { UnlessFolded } from './UnlessFolded';
import { useThreadMessages } from './messages';

/** The ancestors of a post, root first, connected by a line. */
export function Ancestors({ posts }: { posts: readonly (ThreadPost | null)[] }) {
  const words = useThreadMessages();
  if (posts.length === 0) return null;
  return (
    <ol aria-label={words('ancestors')} className={styles.list}>
      {posts.map((post, index) => (
        <li key={post?.id ?? `gone ${index}`} className={styles.item}>
          {post ? (
            <UnlessFolded post={post}>
              <PostCard post={post} />
            </UnlessFolded>
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
  // Through the centers of the avatars (44 px, 14 px below the top).
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
