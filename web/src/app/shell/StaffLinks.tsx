import {
  Gauge,
  Inbox,
  type LucideIcon,
  MailPlus,
  ScrollText,
  ShieldCheck,
  TrafficCone,
  UsersRound,
} from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { Claim } from '../../features/identity/viewer/claims';
import { useViewer } from '../../features/identity/viewer/viewer';
import type { PlainWord } from '../../i18n/words';
import { Icon } from '../../ui/Icon';
import { cx, sheet } from '../../ui/theme/sheet';
import { NavLink } from '../../ui/Link';
import type { en } from './staff-words.en';
import { useStaffWords } from './useStaffWords';

interface StaffPage {
  to: string;
  icon: LucideIcon;
  label: PlainWord<typeof en>;
  /** One of them shows it. */
  of: readonly Claim[];
  /** Pages below it are pages of their own. */
  exact?: boolean;
}

/** The pages of those who run the site, from top to bottom. */
const PAGES: readonly StaffPage[] = [
  { to: '/admin', icon: Gauge, label: 'dashboard', of: ['system.read'], exact: true },
  { to: '/users', icon: UsersRound, label: 'people', of: ['users.read'] },
  { to: '/admin/claims', icon: ShieldCheck, label: 'claims', of: ['claims.define', 'claims.assign'] },
  { to: '/admin/email-subscriptions', icon: MailPlus, label: 'subscriptions', of: ['subscriptions.manage'] },
  { to: '/help?tab=messages', icon: Inbox, label: 'messages', of: ['help.contact.read'] },
  { to: '/admin/maintenance', icon: TrafficCone, label: 'maintenance', of: ['maintenance.manage'] },
  { to: '/admin/audit-log', icon: ScrollText, label: 'auditLog', of: ['system.read'] },
];

interface StaffLinksProps {
  condensed: boolean;
  /** How every entry of the sidebar looks, and how one does that shows its icon alone. */
  entryClass: string | undefined;
  iconClass: string | undefined;
}

/** The part of the sidebar that only those see who have something to administer. */
export function StaffLinks({ condensed, entryClass, iconClass }: StaffLinksProps) {
  const w = useStaffWords();
  const viewer = useViewer();
  const group = useOpenInSight();
  const pages = PAGES.filter(({ of }) => of.some((claim) => viewer?.claims.has(claim)));
  return (
    <div ref={group} role="group" aria-label={w('administration')} className={styles.group}>
      {!condensed && (
        <p className={styles.heading} aria-hidden>
          {w('administration')}
        </p>
      )}
      {pages.map(({ to, icon, label, exact }) => (
        <NavLink
          key={to}
          to={to}
          end={exact === true}
          aria-label={condensed ? w(label) : undefined}
          data-tooltip={condensed ? w(label) : undefined}
          data-tooltip-side="after"
          className={cx(entryClass, condensed && iconClass)}
        >
          <Icon of={icon} size={22} />
          {!condensed && w(label)}
        </NavLink>
      ))}
    </div>
  );
}

/** Where the sidebar is too short for all, the page that is open is among those to be seen. Nothing but the sidebar's list moves. */
function useOpenInSight() {
  const group = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    const list = group.current?.parentElement;
    const open = group.current?.querySelector('[aria-current=page]');
    if (!list || !open) return;
    const [seen, link] = [list.getBoundingClientRect(), open.getBoundingClientRect()];
    if (link.bottom > seen.bottom || link.top < seen.top) {
      list.scrollTop += link.top + link.height / 2 - (seen.top + seen.height / 2);
    }
  }, [pathname]);
  return group;
}

const styles = sheet({
  group: {
    display: 'flex',
    flexDirection: 'column',
    gap: '1',
    marginBlockStart: '2',
    paddingBlockStart: '2',
    borderBlockStartWidth: '1px',
    borderColor: 'border.hairline',
  },
  heading: { paddingInline: '3', paddingBlock: '1', fontSize: 'sm', color: 'fg.muted' },
});
