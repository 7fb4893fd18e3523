import { Ellipsis } from 'lucide-react';
import { useT } from '../../../i18n/I18nProvider';
import { IconButton } from '../../../ui/form/IconButton';
import { Menu } from '../../../ui/overlay/Menu';
import { sheet } from '../../../ui/theme/sheet';
import type { ProfileHeader_UserFragment } from './Profile.generated';
import { ProfileMenuItems } from './ProfileMenuItems';

/** What one can do with a profile beyond its buttons. */
export function ProfileMenu({ person }: { person: ProfileHeader_UserFragment }) {
  const t = useT();
  const label = t('profiles.more', { name: person.displayName || person.handle });
  return (
    <Menu
      label={label}
      items={(show) => <ProfileMenuItems person={person} show={show} />}
      trigger={(trigger) => (
        <IconButton
          icon={Ellipsis}
          variant="outline"
          label={label}
          tooltip={t('posts.more')}
          className={styles.button}
          {...trigger}
        />
      )}
    />
  );
}

// As tall as the buttons beside it.
const styles = sheet({ button: { boxSize: '9' } });
