import { Ellipsis } from 'lucide-react';
import { useT } from '../../i18n/I18nProvider';
import { IconButton } from '../../ui/IconButton';
import { inTime } from '../../ui/lazily';
import { Menu } from '../../ui/Menu';
import type { Account } from './account';

const AccountItems = inTime(async () => ({ default: (await import('./AccountItems')).AccountItems }));

/** Theme and language, in the bar of pages that have no account chip. */
export function LookMenu({ account }: { account: Account }) {
  const t = useT();
  return (
    <Menu
      label={t('shell.more')}
      items={(show) => <AccountItems account={account} onlyLook show={show} />}
      trigger={(trigger) => <IconButton icon={Ellipsis} label={t('shell.more')} {...trigger} />}
    />
  );
}
