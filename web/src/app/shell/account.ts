import type { Theme } from '../../features/theme/look';
import type { Language } from '../../i18n/languages';
import type { SidebarType } from './sidebar-type';

/** What the frame knows of the person in front of it, and what it may do for them. */
export interface Account {
  /** Null for a visitor. */
  viewer: { handle: string; displayName: string; imageUrl: string | null; claims: ReadonlySet<string> } | null;
  /** Whether there is anything to administer for them. */
  isStaff: boolean;
  chooseTheme: (theme: Theme) => void;
  chooseLanguage: (language: Language) => void;
  /** Keeps the choice with the account; the frame itself has changed already. */
  chooseSidebar: (type: SidebarType) => void;
  logOut: () => void;
}
