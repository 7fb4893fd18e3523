import { useRegistrationEnabledQuery } from '../../features/account/registration/Registration.generated';
import { useWayBack } from '../../features/session/viewer/useWayBack';
import { useT } from '../../i18n/I18nProvider';
import { ButtonLink } from '../../ui/form/Button';
import { Icon } from '../../ui/media/Icon';
import { NavLink } from '../../ui/navigation/Link';
import { cx, sheet } from '../../ui/theme/sheet';
import { guestPages } from './guest-pages';

interface GuestNavProps {
  condensed: boolean;
  /** The classes of the sidebar's entries. */
  entryClass: string;
  iconClass: string;
}

/** The sidebar of visitors: the pages for everyone, and the ways in. */
export function GuestNav({ condensed, entryClass, iconClass }: GuestNavProps) {
  const t = useT();
  const wayBack = useWayBack();
  // Until registration is known to be closed, the link is shown; its page then says so.
  const { data } = useRegistrationEnabledQuery();
  const isOpen = data?.registrationEnabled !== false;
  return (
    <>
      <div>
        {guestPages.map(({ to, icon, label }) => (
          <NavLink
            key={to}
            to={to}
            aria-label={condensed ? t(label) : undefined}
            data-tooltip={condensed ? t(label) : undefined}
            data-tooltip-side="after"
            className={cx(entryClass, condensed && iconClass)}
          >
            <Icon of={icon} size={22} />
            {!condensed && t(label)}
          </NavLink>
        ))}
      </div>
      {!condensed && (
        <section aria-label={t('shell.waysIn')} className={styles.ways}>
          {isOpen && (
            <ButtonLink to="/register" state={wayBack} full>
              {t('shell.join')}
            </ButtonLink>
          )}
          <ButtonLink to="/login" state={wayBack} variant={isOpen ? 'outline' : 'solid'} full>
            {t('shell.signIn')}
          </ButtonLink>
        </section>
      )}
    </>
  );
}

const styles = sheet({
  ways: { display: 'flex', flexDirection: 'column', gap: '2', flexShrink: '0', marginBlockStart: '4' },
});
