import {
  Ban,
  Bell,
  Database,
  KeyRound,
  Flag,
  Funnel,
  Languages,
  type LucideIcon,
  MonitorSmartphone,
  Palette,
  ShieldCheck,
  Ticket,
  UserCog,
} from 'lucide-react';

/** The sections of the settings, in their order. Each has a title and a line of text in the messages. */
export const sections = [
  'account',
  'privacy',
  'blocked',
  'filters',
  'reports',
  'notifications',
  'content',
  'appearance',
  'security',
  'sessions',
  'invites',
  'data',
] as const;
export type Section = (typeof sections)[number];

export const sectionIcons: Readonly<Record<Section, LucideIcon>> = {
  account: UserCog,
  privacy: ShieldCheck,
  blocked: Ban,
  filters: Funnel,
  reports: Flag,
  notifications: Bell,
  content: Languages,
  appearance: Palette,
  security: KeyRound,
  sessions: MonitorSmartphone,
  invites: Ticket,
  data: Database,
};

/** The parts of the account section that open in place. */
export const accountParts = ['links', 'email', 'handle', 'password'] as const;
export type AccountPart = (typeof accountParts)[number];

/** `?tab=` as links had it before there were sections. */
const FORMER_TABS: Readonly<Record<string, SettingsAddress>> = {
  info: { section: 'account', part: null },
  preferences: { section: 'appearance', part: null },
  password: { section: 'account', part: 'password' },
  sessions: { section: 'sessions', part: null },
  language: { section: 'content', part: null },
};

/** What an address asks for; no section is the list of them. */
export interface SettingsAddress {
  readonly section: Section | null;
  readonly part: AccountPart | null;
}

export function settingsAddress(parameters: URLSearchParams): SettingsAddress {
  const former = FORMER_TABS[parameters.get('tab') ?? ''];
  if (former) return former;
  const part = accountParts.find((each) => each === parameters.get('change')) ?? null;
  const section = sections.find((each) => each === parameters.get('section')) ?? (part && 'account');
  return { section, part: section === 'account' ? part : null };
}

export const sectionPath = (section: Section): string => `?section=${section}`;
export const partPath = (part: AccountPart): string => `${sectionPath('account')}&change=${part}`;
