import { CircleEllipsis } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { useT } from '../../i18n/I18nProvider';
import { Icon } from '../../ui/media/Icon';
import { Menu } from '../../ui/overlay/Menu';
import { cx } from '../../ui/theme/sheet';
import type { Account } from './account';
import { isUnderMore } from './navigation';
import { sidebarStyles as styles } from './sidebar-styles';
import { MoreItems } from './MoreItems';

/** The last entry of the sidebar: a menu of the pages that are used less often, marked while one of them is open. */
export function MoreMenu({ account, condensed }: { account: Account; condensed: boolean }) {
  const label = useT()('shell.more');
  const isHere = isUnderMore(useLocation().pathname);
  return (
    <Menu
      label={label}
      side="above"
      align="start"
      items={(show) => <MoreItems account={account} show={show} />}
      trigger={(trigger) => (
        <button
          type="button"
          aria-label={condensed ? label : undefined}
          aria-current={isHere || undefined}
          data-tooltip={condensed ? label : undefined}
          data-tooltip-side="after"
          className={cx(styles.entry, condensed && styles.iconEntry)}
          {...trigger}
        >
          <Icon of={CircleEllipsis} size={22} />
          {!condensed && <span>{label}</span>}
        </button>
      )}
    />
  );
}
