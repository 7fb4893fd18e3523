import { Menu as MenuIcon } from 'lucide-react';
import { useT } from '../../i18n/I18nProvider';
import { IconButton } from '../../ui/form/IconButton';
import { sheet } from '../../ui/theme/sheet';
import type { Account } from './account';
import { PhoneDrawer } from './PhoneDrawer';

/** The menu button of phones, in each page's header. It remounts with each header, also while a page loads. */
export function PhoneMenuButton({ onOpen }: { onOpen: () => void }) {
  const t = useT();
  return (
    <div className={styles.place} data-lead>
      <IconButton icon={MenuIcon} size="lg" label={t('shell.openMenu')} aria-haspopup="dialog" onClick={onOpen} />
    </div>
  );
}

interface PhoneMenuProps {
  account: Account;
  open: boolean;
  onClose: () => void;
}

/** The sidebar as a drawer. The frame renders it, so that it stays open when the page behind it has loaded. */
export function PhoneMenu({ account, open, onClose }: PhoneMenuProps) {
  if (!open) return null;
  return <PhoneDrawer account={account} onClose={onClose} />;
}

const styles = sheet({ place: { display: { base: 'block', md: 'none' } } });
