import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { Suspense } from 'react';
import { frameDialog } from '../../features/session/shortcuts/frame-dialog';
import { useT } from '../../i18n/I18nProvider';
import { Button } from '../../ui/form/Button';
import { IconButton } from '../../ui/form/IconButton';
import { Link } from '../../ui/navigation/Link';
import { Mark } from '../../ui/media/Mark';
import { cx } from '../../ui/theme/sheet';
import { productName } from '../../ui/layout/usePageTitle';
import type { Account } from './account';
import { AccountChip } from './AccountChip';
import { MoreMenu } from './MoreMenu';
import { compose, sidebarPages } from './navigation';
import { setSidebarType, type SidebarType } from './sidebar-type';
import { PageEntry, SearchEntry } from './SidebarEntry';
import { sidebarStyles as styles } from './sidebar-styles';
import { GuestNav } from './GuestNav';
import { MoreLinks } from './MoreLinks';

interface SidebarProps {
  account: Account;
  condensed?: boolean;
  /** Inside the drawer, which has its own close button, always shows labels and lists every page. */
  inDrawer?: boolean;
}

export function Sidebar({ account, condensed = false, inDrawer = false }: SidebarProps) {
  const t = useT();

  function chooseSidebar(type: SidebarType) {
    setSidebarType(type);
    account.chooseSidebar(type);
  }

  return (
    <div className={cx(styles.root, condensed && styles.condensed)}>
      <div className={styles.head}>
        <Link to={account.viewer ? '/stream' : '/'} className={styles.brand} aria-label={productName}>
          <Mark size={30} />
          {!condensed && <span className={styles.name}>{productName}</span>}
        </Link>
        {!inDrawer && (
          <IconButton
            icon={condensed ? PanelLeftOpen : PanelLeftClose}
            directional
            size="sm"
            label={condensed ? t('shell.expand') : t('shell.condense')}
            data-tooltip-side="after"
            onClick={() => chooseSidebar(condensed ? 'fixed' : 'condensed')}
          />
        )}
      </div>
      <nav aria-label={t('shell.mainNavigation')} className={styles.nav}>
        {account.viewer ? (
          <>
            <Entries account={account} handle={account.viewer.handle} condensed={condensed} inDrawer={inDrawer} />
            <ComposeButton condensed={condensed} />
          </>
        ) : (
          <GuestNav condensed={condensed} entryClass={styles.entry} iconClass={styles.iconEntry} />
        )}
      </nav>
      <AccountChip account={account} condensed={condensed} />
    </div>
  );
}

type EntriesProps = Required<SidebarProps> & { handle: string };

function Entries({ account, handle, condensed, inDrawer }: EntriesProps) {
  return (
    <div>
      {sidebarPages(handle).map((entry) => {
        if ('to' in entry) return <PageEntry key={entry.label} of={entry} condensed={condensed} />;
        return !inDrawer && <SearchEntry key={entry.label} of={entry} condensed={condensed} />;
      })}
      {!inDrawer && <MoreMenu account={account} condensed={condensed} />}
      {inDrawer && (
        <Suspense fallback={null}>
          <MoreLinks account={account} entryClass={styles.entry} />
        </Suspense>
      )}
    </div>
  );
}

function ComposeButton({ condensed }: { condensed: boolean }) {
  const t = useT();
  const open = () => frameDialog.open(compose.opens);
  if (condensed) {
    return (
      <IconButton
        icon={compose.icon}
        label={t(compose.longLabel)}
        variant="solid"
        size="lg"
        data-tooltip-side="after"
        className={styles.compose}
        onClick={open}
      />
    );
  }
  return (
    <Button icon={compose.icon} full className={styles.compose} onClick={open}>
      {t(compose.label)}
    </Button>
  );
}
