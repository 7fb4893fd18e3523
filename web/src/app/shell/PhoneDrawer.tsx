import { X } from 'lucide-react';
import { useT } from '../../i18n/I18nProvider';
import { Drawer } from '../../ui/overlay/Drawer';
import { IconButton } from '../../ui/form/IconButton';
import { sheet } from '../../ui/theme/sheet';
import type { Account } from './account';
import { Sidebar } from './Sidebar';

/** The sidebar as a drawer on phones. */
export function PhoneDrawer({ account, onClose }: { account: Account; onClose: () => void }) {
  const t = useT();
  return (
    <Drawer open onClose={onClose} label={t('shell.mainNavigation')}>
      <div className={styles.drawer}>
        <IconButton icon={X} size="lg" label={t('shell.closeMenu')} onClick={onClose} className={styles.close} />
        <Sidebar account={account} inDrawer />
      </div>
    </Drawer>
  );
}

const styles = sheet({
  drawer: { position: 'relative', flex: '1', minHeight: '0', paddingInline: '3' },
  close: { position: 'absolute', insetBlockStart: '3', insetInlineEnd: '3', zIndex: '1' },
});
