import { Ellipsis } from 'lucide-react';
import { useT } from '../../i18n/I18nProvider';
import { IconButton } from '../../ui/form/IconButton';
import { Menu } from '../../ui/overlay/Menu';
import type { Account } from './account';
import { AccountItems } from './AccountItems';

/** Theme and language, in the bar of pages that have no account chip. */
export function AppearanceMenu({ account }: { account: Account }) {
  const t = useT();
  return (
    <Menu
      label={t('shell.more')}
      items={(show) => <AccountItems account={account} onlyAppearance show={show} />}
      trigger={(trigger) => <IconButton icon={Ellipsis} label={t('shell.more')} {...trigger} />}
    />
  );
}
