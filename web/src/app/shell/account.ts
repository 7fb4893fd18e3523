import type { Theme } from '../../features/session/theme/appearance';
import type { Language } from '../../i18n/languages';
import type { SidebarType } from './sidebar-type';

/** What the frame needs to know about the viewer, and the actions that it offers. */
export interface Account {
  /** Null for a visitor. */
  viewer: { handle: string; displayName: string; imageUrl: string | null; claims: ReadonlySet<string> } | null;
  /** Whether the viewer can open any administration page. */
  isStaff: boolean;
  chooseTheme: (theme: Theme) => void;
  chooseLanguage: (language: Language) => void;
  /** Stores the choice in the account; the frame has changed already. */
  chooseSidebar: (type: SidebarType) => void;
  logOut: () => void;
}
