import { isDeletedHandle } from '@mallard/rules/deleted-handle';
import { postPath } from '@mallard/rules/page-paths';
import { CornerDownRight } from 'lucide-react';
import { useT } from '../../../i18n/I18nProvider';
import { Icon } from '../../../ui/media/Icon';
import { sheet } from '../../../ui/theme/sheet';
import { Link } from '../../../ui/navigation/Link';
import { personName } from '../../people/profiles/person-name';
import type { PostCard_PostFragment } from '../card/PostCard.generated';

/** Links a reply outside its thread to its parent post. */
export function ReplyingTo({ parent }: Pick<PostCard_PostFragment, 'parent'>) {
  const t = useT();
  const gone = parent !== null && isDeletedHandle(parent.author.handle);
  return (
    <p className={styles.line}>
      <Icon of={CornerDownRight} size={16} directional />
      <span className={styles.words}>
        {parent
          ? t.rich('posts.replyTo', {
              name: (
                <Link key="name" to={postPath(parent.id)} dir={gone ? 'auto' : 'ltr'} className={styles.link}>
                  {gone ? personName(parent.author, t) : `@${parent.author.handle}`}
                </Link>
              ),
            })
          : t('posts.replyToGone')}
      </span>
    </p>
  );
}

const styles = sheet({
  line: { display: 'flex', alignItems: 'center', gap: '1.5', minHeight: '6', color: 'fg.muted', fontSize: 'sm' },
  words: { minWidth: '0', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  link: {
    color: 'brand.fg',
    textDecoration: 'none',
    borderRadius: '0.25rem',
    _hover: { textDecoration: 'underline' },
  },
});
