import { LogIn } from 'lucide-react';
import { useRegistrationEnabledQuery } from '../../features/account/registration/Registration.generated';
import { useWayBack } from '../../features/session/viewer/useWayBack';
import { useT } from '../../i18n/I18nProvider';
import { ButtonLink } from '../../ui/form/Button';
import { Icon } from '../../ui/media/Icon';
import { Link, NavLink } from '../../ui/navigation/Link';
import { sheet } from '../../ui/theme/sheet';
import { guestPages } from './guest-pages';

/** For visitors on phones, in place of the bottom bar: the pages for everyone, and the ways in. */
export function GuestBar() {
  const t = useT();
  const wayBack = useWayBack();
  const { data } = useRegistrationEnabledQuery();
  return (
    <nav aria-label={t('shell.bottomNavigation')} className={styles.bar}>
      {guestPages.map(({ to, icon, label }) => (
        <NavLink key={to} to={to} className={styles.entry}>
          <Icon of={icon} size={22} />
          {t(label)}
        </NavLink>
      ))}
      <Link to="/login" state={wayBack} className={styles.entry}>
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
  bar: {
    display: { base: 'grid', md: 'none' },
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    alignItems: 'center',
    position: 'fixed',
    insetInline: '0',
    insetBlockEnd: '0',
    zIndex: '3',
    minHeight: '3.75rem',
    paddingBlockEnd: 'env(safe-area-inset-bottom)',
    bg: 'bg.card',
    borderBlockStartWidth: '1px',
    borderColor: 'border.hairline',
  },
  entry: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '1',
    height: '3.75rem',
    color: 'fg.muted',
    // Five entries in a line leave no room for larger text.
    fontSize: 'min({fontSizes.xs}, 13px)',
    lineHeight: '1',
    textDecoration: 'none',
    _focusVisible: { outlineOffset: '-4px', borderRadius: 'control' },
    '&[aria-current=page]': { color: 'brand.fg', fontWeight: 'medium' },
  },
  join: {
    justifySelf: 'center',
    width: 'calc(100% - 0.5rem)',
    maxWidth: '7rem',
    marginInline: '0',
    paddingInline: '1',
    fontSize: 'min({fontSizes.sm}, 15px)',
  },
});
