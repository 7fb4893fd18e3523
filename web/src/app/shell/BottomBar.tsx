import { frameDialog } from '../../features/session/shortcuts/frame-dialog';
import { useT } from '../../i18n/I18nProvider';
import { Icon } from '../../ui/media/Icon';
import { cx, sheet } from '../../ui/theme/sheet';
import { NavLink } from '../../ui/navigation/Link';
import { barStyles } from './bar-styles';
import { bottomBar, type Destination } from './navigation';
import { UnreadBadge, useUnreadOf } from './UnreadBadge';

/** The most used pages, within reach of a thumb. */
export function BottomBar() {
  const t = useT();
  return (
    <nav aria-label={t('shell.bottomNavigation')} className={cx(barStyles.bar, styles.hideable)}>
      {bottomBar.map((entry) =>
        'to' in entry ? (
          <DestinationLink key={entry.label} to={entry} />
        ) : (
          <button
            key={entry.label}
            type="button"
            aria-label={t(entry.longLabel)}
            className={barStyles.entry}
            onClick={() => frameDialog.open(entry.opens)}
          >
            <span className={styles.primary}>
              <Icon of={entry.icon} size={22} />
            </span>
          </button>
        ),
      )}
    </nav>
  );
}

function DestinationLink({ to: { to, icon, label, counts } }: { to: Destination }) {
  const t = useT();
  return (
    <NavLink to={to} className={barStyles.entry}>
      <Icon of={icon} size={22} />
      {t(label)}
      <UnreadBadge unread={useUnreadOf(counts)} corner />
    </NavLink>
  );
}

const styles = sheet({
  hideable: {
    // Hidden on pages with their own bar at the bottom.
    'html[data-bar-covered^="1"] &': { display: { base: 'none', md: 'none' } },
  },
  primary: {
    display: 'grid',
    placeItems: 'center',
    width: '14',
    height: '10',
    borderRadius: 'full',
    bg: 'brand.solid',
    color: 'brand.onSolid',
  },
});
