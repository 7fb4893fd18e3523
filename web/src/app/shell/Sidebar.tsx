import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { Suspense } from 'react';
import { frameDialog } from '../../features/shortcuts/frame-dialog';
import { useT } from '../../i18n/I18nProvider';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { IconButton } from '../../ui/IconButton';
import { Link, NavLink } from '../../ui/Link';
import { Mark } from '../../ui/Mark';
import { cx, sheet } from '../../ui/theme/sheet';
import { productName } from '../../ui/usePageTitle';
import type { Account } from './account';
import { AccountChip } from './AccountChip';
import { compose, type Destination, sidebarPages } from './navigation';
import { setSidebarType, type SidebarType } from './sidebar-type';
import { UnreadBadge, useUnreadOf } from './UnreadBadge';
import { lazily } from '../../ui/lazily';

/** Most people never see them. */
const StaffLinks = lazily(async () => ({ default: (await import('./StaffLinks')).StaffLinks }));

interface SidebarProps {
  account: Account;
  condensed?: boolean;
  /** Inside the drawer of phones, which has its own way to close and always shows labels. */
  inDrawer?: boolean;
}

export function Sidebar({ account, condensed = false, inDrawer }: SidebarProps) {
  const t = useT();

  function chooseSidebar(type: SidebarType) {
    setSidebarType(type);
    account.chooseSidebar(type);
  }

  return (
    <div className={cx(styles.root, condensed && styles.condensed)}>
      <div className={cx(styles.head, condensed && styles.stacked)}>
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
        {account.viewer && (
          <>
            <div>
              {sidebarPages
                .filter(({ of }) => of === undefined || account.viewer?.claims.has(of))
                .map((page) => (
                  <PageLink key={page.to} page={page} condensed={condensed} />
                ))}
              {account.isStaff && (
                <Suspense fallback={null}>
                  <StaffLinks condensed={condensed} entryClass={styles.entry} iconClass={styles.iconEntry} />
                </Suspense>
              )}
            </div>
            <ComposeButton condensed={condensed} />
          </>
        )}
      </nav>
      <AccountChip account={account} condensed={condensed} />
    </div>
  );
}

function PageLink({ page, condensed }: { page: Destination; condensed: boolean }) {
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
      {!condensed && label}
      <UnreadBadge unread={unread} corner={condensed} />
    </NavLink>
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

const styles = sheet({
  root: { display: 'flex', flexDirection: 'column', gap: '4', height: 'full', paddingBlock: '4', overflowY: 'auto' },
  condensed: { alignItems: 'center' },
  head: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '2', paddingInline: '2' },
  stacked: { flexDirection: 'column', gap: '3' },
  brand: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2.5',
    minHeight: '10',
    color: 'brand.fg',
    textDecoration: 'none',
    borderRadius: 'control',
  },
  name: { fontSize: 'lg', fontWeight: 'bold', letterSpacing: '-0.02em' },
  nav: {
    display: 'flex',
    flexDirection: 'column',
    flex: '1',
    minHeight: '0',
    width: 'full',
    // Links that are too many scroll by themselves: what is below them stays in sight. With room for their outlines.
    '& > div': {
      display: 'flex',
      flexDirection: 'column',
      gap: '1',
      minHeight: '9rem',
      margin: '-1',
      padding: '1',
      overflowY: 'auto',
      scrollbarWidth: 'thin',
      // Fades below where there are more; not animated, and so without a fade, where all of it fits.
      maskImage: 'linear-gradient(#000 calc(100% - 2.5rem), transparent)',
      maskRepeat: 'no-repeat',
      maskSize: '100% calc(100% + 2.5rem)',
      '@supports not (animation-timeline: scroll())': { maskImage: 'none' },
      animation: 'm-more-below linear both',
      animationTimeline: 'scroll(self)',
    },
  },
  entry: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '4',
    minHeight: '12',
    paddingInline: '3',
    borderRadius: 'full',
    color: 'fg.default',
    fontWeight: 'normal',
    textDecoration: 'none',
    transitionProperty: 'background-color',
    transitionDuration: 'fast',
    _hover: { bg: 'bg.hover' },
    '&[aria-current=page]': { bg: 'bg.selected', color: 'brand.fg', fontWeight: 'medium' },
  },
  iconEntry: { justifyContent: 'center', alignSelf: 'center', width: '12', paddingInline: '0' },
  compose: { marginBlockStart: '4', flexShrink: '0', alignSelf: 'center' },
});
