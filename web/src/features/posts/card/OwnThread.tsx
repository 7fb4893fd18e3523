import { postPath } from '@mallard/rules/page-paths';
import { useT } from '../../../i18n/I18nProvider';
import { Link } from '../../../ui/navigation/Link';
import { sheet } from '../../../ui/theme/sheet';
import type { PostCard_PostFragment } from './PostCard.generated';

/** Leads from a part of someone's thread to all of it. */
export function OwnThread({ id, ownThread }: Pick<PostCard_PostFragment, 'id' | 'ownThread'>) {
  const t = useT();
  return (
    ownThread && (
      <Link to={postPath(id)} className={styles.link}>
        {t('posts.showThread', ownThread)}
      </Link>
    )
  );
}

const styles = sheet({
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '8',
    color: 'brand.fg',
    fontSize: 'sm',
    fontWeight: 'medium',
    textDecoration: 'none',
    borderRadius: 'control',
    _hover: { textDecoration: 'underline' },
  },
});
