import { sheet } from '../../../ui/theme/sheet';
import { PostCard } from '../../posts/card/PostCard';
import { useHoldingMessages } from '../../posts/holding/messages';
import { useHeldPostsQuery } from './HeldPosts.generated';

/** What of the viewer waits for a moderator, above what others see of them; nothing where nothing waits. */
export function HeldPosts() {
  const w = useHoldingMessages();
  const { data } = useHeldPostsQuery({ fetchPolicy: 'cache-and-network' });
  const held = data?.viewer?.heldPosts ?? [];
  if (held.length === 0) return null;
  return (
    <section aria-label={w('title')}>
      {held.map((post) => (
        <article key={post.id} className={styles.row}>
          <PostCard post={post} />
        </article>
      ))}
    </section>
  );
}

const styles = sheet({ row: { borderBlockEndWidth: '1px', borderColor: 'border.hairline' } });
