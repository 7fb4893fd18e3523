import { frameDialog } from '../../features/session/shortcuts/frame-dialog';
import { useT } from '../../i18n/I18nProvider';
import { Icon } from '../../ui/media/Icon';
import { sheet } from '../../ui/theme/sheet';
import { NavLink } from '../../ui/navigation/Link';
import { bottomBar, type Destination } from './navigation';
import { UnreadBadge, useUnreadOf } from './UnreadBadge';

/** The most used pages, within reach of a thumb. */
export function BottomBar() {
  const t = useT();
  return (
    <nav aria-label={t('shell.bottomNavigation')} className={styles.bar}>
      {bottomBar.map((entry) =>
        'to' in entry ? (
          <DestinationLink key={entry.label} to={entry} />
        ) : (
          <button
            key={entry.label}
            type="button"
            aria-label={t(entry.longLabel)}
            className={styles.entry}
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
    <NavLink to={to} className={styles.entry}>
      <Icon of={icon} size={22} />
      {t(label)}
      <UnreadBadge unread={useUnreadOf(counts)} corner />
    </NavLink>
  );
}

const styles = sheet({
  bar: {
    display: { base: 'grid', md: 'none' },
    gridAutoFlow: 'column',
    gridAutoColumns: '1fr',
    position: 'fixed',
    insetInline: '0',
    insetBlockEnd: '0',
    zIndex: '3',
    paddingBlockEnd: 'env(safe-area-inset-bottom)',
    bg: 'bg.card',
    borderBlockStartWidth: '1px',
    borderColor: 'border.hairline',
    // Hidden on pages with their own bar at the bottom.
    'html[data-bar-covered^="1"] &': { display: { base: 'none', md: 'none' } },
  },
  entry: {
    position: 'relative',
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
