import {
  ChartColumn,
  CircleHelp,
  Flag,
  Gauge,
  Hourglass,
  Inbox,
  type LucideIcon,
  MailPlus,
  MessageSquareWarning,
  Package,
  Scale,
  ScrollText,
  ShieldCheck,
  TrafficCone,
  UsersRound,
} from 'lucide-react';
import type { Claim } from '../../features/session/viewer/claims';
import type { PlainKey } from '../../i18n/create-messages';
import type { en } from './staff-messages.en';

interface StaffPage {
  to: string;
  icon: LucideIcon;
  label: PlainKey<typeof en>;
  /** Shown to people with any of these claims. */
  of: readonly Claim[];
  /** People with this claim get the wider page. */
  unless?: Claim;
  /** Pages below its path have their own entries. */
  exact?: boolean;
  group?: 'moderation';
}

const pages: readonly StaffPage[] = [
  { to: '/admin', icon: Gauge, label: 'dashboard', of: ['system.read'], exact: true },
  { to: '/users', icon: UsersRound, label: 'people', of: ['users.read'] },
  {
    to: '/admin/registrations',
    icon: UsersRound,
    label: 'registrations',
    of: ['registrations.review', 'network.block', 'invites.manage'],
  },
  { to: '/admin/claims', icon: ShieldCheck, label: 'claims', of: ['claims.assign'] },
  {
    to: '/admin/claims/definitions',
    icon: ShieldCheck,
    label: 'claims',
    of: ['claims.define'],
    unless: 'claims.assign',
  },
  { to: '/admin/email-subscriptions', icon: MailPlus, label: 'subscriptions', of: ['subscriptions.manage'] },
  { to: '/admin/messages', icon: Inbox, label: 'messages', of: ['help.contact.read'] },
  { to: '/help', icon: CircleHelp, label: 'help', of: ['help.write'] },
  // Everyone may read them by their address; they are listed for those who manage them.
  { to: '/products', icon: Package, label: 'products', of: ['products.write'] },
  { to: '/admin/maintenance', icon: TrafficCone, label: 'maintenance', of: ['maintenance.manage'] },
  {
    to: '/admin/reports',
    icon: Flag,
    label: 'reports',
    of: ['reports.read'],
    group: 'moderation',
  },
  { to: '/admin/appeals', icon: MessageSquareWarning, label: 'appeals', of: ['appeals.decide'], group: 'moderation' },
  { to: '/admin/rules', icon: Scale, label: 'rules', of: ['reports.decide'], group: 'moderation' },
  { to: '/admin/held-words', icon: Hourglass, label: 'heldWords', of: ['reports.decide'], group: 'moderation' },
  { to: '/admin/transparency', icon: ChartColumn, label: 'transparency', of: ['reports.read'], group: 'moderation' },
  { to: '/admin/audit-log', icon: ScrollText, label: 'auditLog', of: ['system.read'] },
];

/** The administration pages that someone with these claims may open, from top to bottom. */
export function staffPages(claims: ReadonlySet<string>): readonly StaffPage[] {
  const holds = (claim: Claim) => claims.has(claim);
  return pages.filter(({ of, unless }) => of.some(holds) && !(unless && holds(unless)));
}
