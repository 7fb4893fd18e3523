import { Menu as MenuIcon } from 'lucide-react';
import { Suspense } from 'react';
import { useT } from '../../i18n/I18nProvider';
import { IconButton } from '../../ui/IconButton';
import { inTime } from '../../ui/lazily';
import { sheet } from '../../ui/theme/sheet';
import type { Account } from './account';

const PhoneDrawer = inTime(async () => ({ default: (await import('./PhoneDrawer')).PhoneDrawer }));

/** On phones, at the start of each page's header: what opens the menu. It comes anew with each header, also while a page loads. */
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

/** The sidebar as a drawer. It stands in the frame, so that it stays open when the page behind it has come. */
export function PhoneMenu({ account, open, onClose }: PhoneMenuProps) {
  if (!open) return null;
  return (
    <Suspense fallback={null}>
      <PhoneDrawer account={account} onClose={onClose} />
    </Suspense>
  );
}

const styles = sheet({ place: { display: { base: 'block', md: 'none' } } });
