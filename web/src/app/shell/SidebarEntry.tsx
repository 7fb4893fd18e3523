import { frameDialog } from '../../features/session/shortcuts/frame-dialog';
import { useT } from '../../i18n/I18nProvider';
import { Icon } from '../../ui/media/Icon';
import { NavLink } from '../../ui/navigation/Link';
import { cx } from '../../ui/theme/sheet';
import type { Action, Destination } from './navigation';
import { sidebarStyles as styles } from './sidebar-styles';
import { UnreadBadge, useUnreadOf } from './UnreadBadge';

interface SidebarEntryProps<Of> {
  of: Of;
  condensed: boolean;
}

export function PageEntry({ of: page, condensed }: SidebarEntryProps<Destination>) {
  const label = useT()(page.label);
  const unread = useUnreadOf(page.counts);
  return (
    <NavLink
      to={page.to}
      aria-label={condensed ? [label, unread.words].filter(Boolean).join(', ') : undefined}
      data-tooltip={condensed ? label : undefined}
      data-tooltip-side="after"
      className={cx(styles.entry, condensed && styles.iconEntry)}
    >
      <Icon of={page.icon} size={22} />
      {!condensed && <span>{label}</span>}
      <UnreadBadge unread={unread} corner={condensed} />
    </NavLink>
  );
}

/** Opens the search over the page; listed beside the field of a side column too, so that entries have one place on all pages. */
export function SearchEntry({ of: { icon, label: key, opens }, condensed }: SidebarEntryProps<Action>) {
  const label = useT()(key);
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={condensed ? label : undefined}
      data-tooltip={condensed ? label : undefined}
      data-tooltip-side="after"
      className={cx(styles.entry, condensed && styles.iconEntry)}
      onClick={() => frameDialog.open(opens)}
    >
      <Icon of={icon} size={22} />
      {!condensed && <span>{label}</span>}
    </button>
  );
}
