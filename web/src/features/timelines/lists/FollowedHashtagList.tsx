import { hashtagPath } from '@mallard/rules/page-paths';
import { Muted } from '../../../ui/layout/Layout';
import { Link } from '../../../ui/navigation/Link';
import { sheet } from '../../../ui/theme/sheet';
import { FollowHashtagButton } from '../../people/lists/FollowHashtagButton';
import { useListMessages } from '../../people/lists/messages';

interface FollowedHashtagListProps {
  followed: readonly { tag: string; name: string }[];
}

/** The hashtags that the viewer follows, each with its way out. */
export function FollowedHashtagList({ followed }: FollowedHashtagListProps) {
  const w = useListMessages();
  return (
    <section aria-labelledby="followed-hashtags" className={styles.root}>
      <h2 id="followed-hashtags" className={styles.heading}>
        {w('followed')}
      </h2>
      <Muted>{w(followed.length === 0 ? 'followedNone' : 'followedText')}</Muted>
      <ul className={styles.list}>
        {followed.map(({ tag, name }) => (
          <li key={tag} className={styles.row}>
            <Link to={hashtagPath(name)} className={styles.name}>
              <bdi>#{name}</bdi>
            </Link>
            <FollowHashtagButton tag={name} isFollowing />
          </li>
        ))}
      </ul>
    </section>
  );
}

const styles = sheet({
  root: { marginBlockStart: '6' },
  heading: { fontSize: 'md', fontWeight: 'bold', marginBlockEnd: '1' },
  list: { listStyle: 'none', marginBlockStart: '2' },
  row: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '3', minHeight: '12' },
  name: { color: 'brand.fg', fontWeight: 'medium', overflowWrap: 'anywhere' },
});
