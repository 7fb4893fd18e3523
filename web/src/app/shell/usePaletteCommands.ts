import { Keyboard, Moon, Palette, Sun } from 'lucide-react';
import { frameDialog } from '../../features/session/shortcuts/frame-dialog';
import { createMessages } from '../../i18n/create-messages';
import { useT } from '../../i18n/I18nProvider';
import type { Drawing } from '../../ui/media/Icon';
import type { Account } from './account';
import { morePages } from './more-pages';
import { compose, sidebarPages } from './navigation';
import { en } from './palette-messages.en';
import { staffPages } from './staff-pages';
import { useStaffMessages } from './useStaffMessages';

export const usePaletteMessages = createMessages(en, async () => (await import('./palette-messages.he')).he);

/** Something that the palette can do: go to a page, or act. */
export interface Command {
  kind: 'command';
  label: string;
  icon: Drawing;
  to?: string;
  run?: () => void;
}

/** The pages and actions that the viewer has, whose label contains what was typed. */
export function usePaletteCommands({ viewer, chooseTheme }: Account, typed: string): readonly Command[] {
  const t = useT();
  const w = usePaletteMessages();
  const staff = useStaffMessages();
  if (!viewer) return [];
  const page = (label: string, icon: Drawing, to: string): Command => ({ kind: 'command', label, icon, to });
  const action = (label: string, icon: Drawing, run: () => void): Command => ({ kind: 'command', label, icon, run });
  const isDark = document.documentElement.classList.contains('dark');
  const commands = [
    action(t(compose.longLabel), compose.icon, () => frameDialog.open(compose.opens)),
    ...sidebarPages(viewer.handle).flatMap((each) => ('to' in each ? page(t(each.label), each.icon, each.to) : [])),
    ...morePages.map(({ label, icon, to }) => page(t(label), icon, to)),
    page(t('shell.appearance'), Palette, '/theme-switcher'),
    ...staffPages(viewer.claims).map(({ label, icon, to }) => page(staff(label), icon, to)),
    isDark ? action(w('light'), Sun, () => chooseTheme('light')) : action(w('dark'), Moon, () => chooseTheme('dark')),
    action(t('shell.shortcuts'), Keyboard, () => frameDialog.open('shortcuts')),
  ];
  const wanted = typed.trim().toLocaleLowerCase();
  return commands.filter(({ label }) => label.toLocaleLowerCase().includes(wanted));
}
