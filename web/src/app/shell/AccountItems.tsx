import { CircleUser, Languages, LogOut, Monitor, Moon, Palette, Sun } from 'lucide-react';
import type { ReactNode } from 'react';
import { themes } from '../../features/theme/look';
import { useTheme } from '../../features/theme/theme-store';
import { useLanguage, useT } from '../../i18n/I18nProvider';
import { languageNames, languages } from '../../i18n/languages';
import type { MenuItem } from '../../ui/Menu';
import type { Account } from './account';

interface AccountItemsProps {
  account: Account;
  /** Only how the site looks, for a bar that has the rest elsewhere. */
  onlyLook?: boolean;
  show: (items: readonly MenuItem[]) => ReactNode;
}

const themeFaces = {
  light: { icon: Sun, label: 'shell.light' },
  dark: { icon: Moon, label: 'shell.dark' },
  system: { icon: Monitor, label: 'shell.system' },
} as const;

/** What the menu of the account offers: the choices that everybody has, and more to who is signed in. */
export function AccountItems({ account, onlyLook = false, show }: AccountItemsProps) {
  const t = useT();
  const { theme } = useTheme();
  const { language } = useLanguage();
  const look: MenuItem[] = [
    ...themes.map((each, index) => ({
      label: t(themeFaces[each].label),
      icon: themeFaces[each].icon,
      checked: each === theme,
      onSelect: () => account.chooseTheme(each),
      ...(index === 0 && { group: t('shell.theme') }),
    })),
    ...languages.map((each, index) => ({
      label: languageNames[each],
      lang: each,
      icon: Languages,
      checked: each === language,
      onSelect: () => account.chooseLanguage(each),
      ...(index === 0 && { group: t('shell.language') }),
    })),
  ];
  if (onlyLook || !account.viewer) return show(look);
  return show([
    { label: t('shell.yourProfile'), icon: CircleUser, to: `/user/${account.viewer.handle}` },
    { label: t('shell.appearance'), icon: Palette, to: '/theme-switcher' },
    ...look,
    { label: t('shell.logOut'), icon: LogOut, directional: true, group: true, onSelect: account.logOut },
  ]);
}
