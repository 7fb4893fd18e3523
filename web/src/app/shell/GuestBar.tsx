import { LogIn } from 'lucide-react';
import { useRegistrationEnabledQuery } from '../../features/account/registration/Registration.generated';
import { useWayBack } from '../../features/session/viewer/useWayBack';
import { useT } from '../../i18n/I18nProvider';
import { ButtonLink } from '../../ui/form/Button';
import { Icon } from '../../ui/media/Icon';
import { Link, NavLink } from '../../ui/navigation/Link';
import { cx, sheet } from '../../ui/theme/sheet';
import { barStyles } from './bar-styles';
import { guestPages } from './guest-pages';

/** For visitors on phones, in place of the bottom bar: the pages for everyone, and the ways in. */
export function GuestBar() {
  const t = useT();
  const wayBack = useWayBack();
  const { data } = useRegistrationEnabledQuery();
  return (
    <nav aria-label={t('shell.bottomNavigation')} className={cx(barStyles.bar, styles.bar)}>
      {guestPages.map(({ to, icon, label }) => (
        <NavLink key={to} to={to} className={barStyles.entry}>
          <Icon of={icon} size={22} />
          {t(label)}
        </NavLink>
      ))}
      <Link to="/login" state={wayBack} className={barStyles.entry}>
        <Icon of={LogIn} size={22} directional />
        {t('shell.signIn')}
      </Link>
      {data?.registrationEnabled !== false && (
        <ButtonLink to="/register" state={wayBack} size="sm" className={styles.join}>
          {t('shell.join')}
        </ButtonLink>
      )}
    </nav>
  );
}

const styles = sheet({
  bar: { paddingInlineEnd: '2' },
  join: {
    justifySelf: 'center',
    width: 'calc(100% - 0.5rem)',
    maxWidth: '7rem',
    marginInline: '0',
    paddingInline: '1',
    fontSize: 'min({fontSizes.sm}, 15px)',
  },
});
