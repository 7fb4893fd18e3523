import { ArrowLeft, X } from 'lucide-react';
import { useT } from '../../i18n/I18nProvider';
import { IconButton } from '../../ui/form/IconButton';
import { productName } from '../../ui/layout/usePageTitle';
import { Icon } from '../../ui/media/Icon';
import { Mark } from '../../ui/media/Mark';
import { Link } from '../../ui/navigation/Link';
import { cx, sheet } from '../../ui/theme/sheet';
import type { Account } from './account';
import { AccountChip } from './AccountChip';
import { sidebarStyles as entries } from './sidebar-styles';
import { StaffLinks } from './StaffLinks';
import { useStaffMessages } from './useStaffMessages';

interface AdminNavProps {
  account: Account;
  /** Inside the drawer of phones. */
  onClose?: () => void;
}

/** The navigation of the administration: the way back to the site, the pages, and the account. */
export function AdminNav({ account, onClose }: AdminNavProps) {
  const t = useT();
  const w = useStaffMessages();
  return (
    <div className={cx(entries.root, onClose && styles.drawer)}>
      <div className={entries.head}>
        <Link to="/stream" className={entries.brand} aria-label={productName}>
          <Mark size={28} />
          <span className={entries.name}>{productName}</span>
        </Link>
        {onClose && <IconButton icon={X} size="lg" label={t('shell.closeMenu')} onClick={onClose} />}
      </div>
      <nav aria-label={t('shell.mainNavigation')} className={cx(entries.nav, styles.nav)}>
        <div>
          <StaffLinks claims={account.viewer?.claims ?? new Set()} entryClass={cx(entries.entry, styles.entry)} />
        </div>
        <Link to="/stream" className={cx(entries.entry, styles.entry, styles.back)}>
          <Icon of={ArrowLeft} size={20} directional />
          <span>{w('backToSite')}</span>
        </Link>
      </nav>
      <AccountChip account={account} condensed={false} />
    </div>
  );
}

const styles = sheet({
  drawer: { paddingInline: '3', minHeight: 'full' },
  nav: { fontSize: 'sm' },
  // Denser than on the site: there are more pages, and people know them.
  entry: {
    gap: '3',
    minHeight: { base: 'target', md: '10' },
    '@container sidebar (max-width: 8rem)': { gap: '1', minHeight: '3.375rem', paddingInline: '0.5' },
  },
  back: { marginBlockStart: '3', color: 'fg.muted' },
});
