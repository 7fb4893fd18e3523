import { useFormats, useT } from '../../../i18n/I18nProvider';
import { sheet } from '../../../ui/theme/sheet';
import { Link } from '../../../ui/navigation/Link';
import type { ProfileHeader_UserFragment } from './Profile.generated';
import { profileStyles } from './profile-styles';

/** The counts of quacks, followers and following; the latter two open lists. */
export function ProfileCounts({ person }: { person: ProfileHeader_UserFragment }) {
  const t = useT();
  const formats = useFormats();
  const { postCount, followerCount, followingCount } = person;
  return (
    <div className={profileStyles.counts}>
      <span>
        <strong className={profileStyles.number}>{formats.compact(postCount)}</strong>{' '}
        {t('profiles.quacks', { count: postCount })}
      </span>
      <Link to="?list=followers" className={styles.link}>
        <strong className={profileStyles.number}>{formats.compact(followerCount)}</strong>{' '}
        {t('profiles.followers', { count: followerCount })}
      </Link>
      <Link to="?list=following" className={styles.link}>
        <strong className={profileStyles.number}>{formats.compact(followingCount)}</strong>{' '}
        {t('profiles.following', { count: followingCount })}
      </Link>
    </div>
  );
}

const styles = sheet({
  link: {
    display: 'inline-block',
    paddingBlock: '0.5',
    color: 'inherit',
    textDecoration: 'none',
    borderRadius: '0.25rem',
    _hover: { textDecoration: 'underline' },
  },
});
